import { correctableFields, type ListedSubmission, leadFieldText, serviceLabels } from '@golghar/contracts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text into pieces, every second of which matches one of the words, in whatever case. */
export function cutAtMatches(text: string, words: readonly string[]): string[] {
  const patterns = words.filter(Boolean).sort((a, b) => b.length - a.length);
  if (patterns.length === 0) return [text];
  return text.split(new RegExp(`(${patterns.map(escaped).join('|')})`, 'giu'));
}

const has = (text: string, words: readonly string[]): boolean => cutAtMatches(text, words).length > 1;

/** Letters that are shown before a match that stands deep in a text. */
const lead = 24;

/** A text from a little before its first match. */
function fromMatch(text: string, words: readonly string[]): string {
  const [before = ''] = cutAtMatches(text, words);
  return before.length > lead * 1.5 ? `…${text.slice(before.length - lead)}` : text;
}

/** The second line of a row: what was written, or where the search found it if that is elsewhere. */
export function excerptOf(listed: ListedSubmission): string {
  const { service, message, match, reference } = listed;
  if (!match) return message;
  const { words, note } = match;
  if (note) return `Note: ${fromMatch(note, words)}`;
  if (has(listed.name, words) || has(serviceLabels[service], words)) return message;
  const found = [...correctableFields.map((name) => leadFieldText(name, listed[name])), reference].find(
    (text) => has(text, words),
  );
  // A lead from a file, or one that staff wrote down, may have no message.
  return found ? [found, message].filter(Boolean).join(' · ') : fromMatch(message, words);
}
