import type { ListedSubmission, Submission } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { readPhone } from '../../search-index/phone-number';
import { normalizeForSearch, soundWord, textsOf } from '../../search-index/search-fields';
import { findRemarks, type RemarksRow } from '../../search-index/search-index.sql';
import type { SearchTerm, TermGroup } from './search-terms';

const before = 40;
const after = 100;

/** Finds what a search matched in the leads of a page, where the screen can't know it. */
export async function markMatches(
  database: DataSource,
  leads: readonly Submission[],
  searched: readonly TermGroup[],
): Promise<ListedSubmission[]> {
  // The same words occur in many leads.
  const forms = new Map<string, string[]>();
  const marked = leads.map((lead) => ({ lead, ...matchOf(lead, searched, forms) }));
  const unexplained = marked.flatMap(({ lead, missing }) => (missing.length > 0 ? [lead.id] : []));
  const rows: RemarksRow[] = unexplained.length > 0 ? await database.query(findRemarks, [unexplained]) : [];
  const remarks = new Map(rows.map((row) => [row.id, row.remarks]));
  return marked.map(({ lead, words, missing }) => ({
    ...lead,
    match: { words: [...new Set(words)], note: excerpt(remarks.get(lead.id) ?? [], missing) },
  }));
}

/** The search terms that are visible in a lead, as they stand there, and the others. */
function matchOf(
  lead: Submission,
  searched: readonly TermGroup[],
  forms: Map<string, string[]>,
): { words: string[]; missing: string[] } {
  const fields = textsOf(lead);
  const visible = normalizeForSearch(fields.join('\n'));
  const phone = readPhone(lead.phone);
  const isPhone = (digits: string | undefined): boolean =>
    digits !== undefined && phone.forms.some((form) => form.includes(digits));
  const [words, missing]: [string[], string[]] = [[], []];
  for (const [terms = [], number = []] of searched)
    for (const term of number.some(({ digits }) => isPhone(digits)) ? number : terms) {
      if (isPhone(term.digits)) words.push(lead.phone);
      else if (visible.includes(term.text)) words.push(term.text);
      else {
        missing.push(term.text);
        words.push(...spelledOtherwise(fields, term, forms));
      }
    }
  return { words, missing };
}

/** The words of a lead that were found by another spelling, as they stand there. */
function spelledOtherwise(fields: string[], { names }: SearchTerm, forms: Map<string, string[]>): string[] {
  const words = fields.join('\n').match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => {
    const own = forms.get(word) ?? [normalizeForSearch(word), ...soundWord(word)];
    forms.set(word, own);
    return names.some((name) => own.includes(name));
  });
}

function excerpt(notes: string[], terms: string[]): string | null {
  for (const note of notes) {
    const at = Math.min(
      ...terms.map((term) => normalizeForSearch(note).indexOf(term)).filter((index) => index >= 0),
    );
    if (!Number.isFinite(at)) continue;
    const start = Math.max(0, at - before);
    const end = at + after;
    return `${start > 0 ? '…' : ''}${note.slice(start, end).trim()}${end < note.length ? '…' : ''}`;
  }
  return null;
}
