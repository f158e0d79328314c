import { correctableFields, type ListedSubmission, leadFieldText, serviceLabels } from '@golghar/contracts';

/** Text for a regular expression that matches it as it is. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text so that every second piece matches one of the words, case-insensitively. */
export function cutAtMatches(text: string, words: readonly string[]): string[] {
  const patterns = words.filter(Boolean).sort((a, b) => b.length - a.length);
  if (patterns.length === 0) return [text];
  return text.split(new RegExp(`(${patterns.map(escapePattern).join('|')})`, 'giu'));
}

const has = (text: string, words: readonly string[]): boolean => cutAtMatches(text, words).length > 1;

/** Characters shown before a match far into a text. */
const lead = 24;

function fromMatch(text: string, words: readonly string[]): string {
  const [before = ''] = cutAtMatches(text, words);
  return before.length > lead * 1.5 ? `…${text.slice(before.length - lead)}` : text;
}

/** Second line of a row: the message, or the field with the search match. */
export function excerptOf(listed: ListedSubmission): string {
  const { service, message, match, reference } = listed;
  if (!match) return message;
  const { words, note } = match;
  if (note) return `Note: ${fromMatch(note, words)}`;
  if (has(listed.name, words) || has(serviceLabels[service], words)) return message;
  const found = [...correctableFields.map((name) => leadFieldText(name, listed[name])), reference].find(
    (text) => has(text, words),
  );
  // Imported leads and those entered by staff may have no message.
  return found ? [found, message].filter(Boolean).join(' · ') : fromMatch(message, words);
}
