import {
  distinctiveHeadings,
  type ImportField,
  type ImportMapping,
  importFieldNames,
  importHeadings,
} from '@golghar/contracts';
import type { ImportFile } from './parse-file';

/** Rows whose cells show what a column holds. */
const examinedRows = 50;

const lettersOf = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

const wordsOf = (heading: string): string[] => heading.split(/[^\p{L}\p{M}-]+/u).map(lettersOf);

/** What a filled cell of a field looks like: a column "Contact" holds people's names as often as their numbers. */
const shapes: Partial<Record<ImportField, RegExp>> = { phone: /(?:\p{Nd}\D?){6}/u, email: /@/ };

/** Which column fills which field, by the columns' names; each column fills one. */
export function guessMapping({ columns, rows }: ImportFile): ImportMapping {
  const mapping: ImportMapping = {};
  const find = (field: ImportField, isNamed: (heading: string) => boolean) => {
    const taken = Object.values(mapping);
    const at = columns.findIndex(
      (heading, index) => !taken.includes(index) && isNamed(heading) && looksLike(field, index, rows),
    );
    if (at >= 0) mapping[field] ??= at;
  };
  for (const field of importFieldNames) {
    const names = `${field}, ${importHeadings[field]}`.split(',').map(lettersOf);
    find(field, (heading) => names.includes(lettersOf(heading)));
  }
  for (const field of importFieldNames) {
    const names = distinctiveHeadings[field]?.split(',').map(lettersOf);
    if (names) find(field, (heading) => wordsOf(heading).some((word) => names.includes(word)));
  }
  // A "contact" without numbers is a name.
  find('name', (heading) => lettersOf(heading) === 'contact');
  return mapping;
}

function looksLike(field: ImportField, index: number, rows: readonly string[][]): boolean {
  const shape = shapes[field];
  if (!shape) return true;
  const cells = rows.slice(0, examinedRows).flatMap((cells) => cells[index] || []);
  return cells.length === 0 || cells.some((cell) => shape.test(cell));
}
