import { type LeadValues, leadField, leadFieldNames } from '@golghar/contracts';
import { pairWords } from './letter-pairs';
import { nameSound } from './name-sound';
import { readPhone } from './phone-number';

/** What of a lead can be searched. */
type SearchableLead = LeadValues & {
  reference: string;
  tags: readonly string[];
  /** What staff wrote on it: notes and remarks of contacts. */
  remarks?: readonly string[];
};

/** One way of writing the same letters, for what is stored and what is searched. */
export const normalizeForSearch = (text: string): string => text.normalize('NFC').toLowerCase();

/** The words of a text in any script. */
export const wordsOf = (text: string): string[] =>
  normalizeForSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A sound as it stands among the words. */
export const soundWord = (word: string): string[] => {
  const sound = nameSound(word);
  return sound ? [`~${sound}`] : [];
};

/** What a search looks through and the screen of a lead shows. */
export const textsOf = (lead: Omit<SearchableLead, 'remarks'>): string[] => [
  ...leadFieldNames.map((field) => lead[field] ?? ''),
  lead.service.replaceAll('_', ' '),
  lead.reference,
  ...lead.tags,
];

/**
 * By what a lead is found: its number in international form, null when what was typed can't be one; everything, in which a part
 * of a word is looked for; and whole words that tell who it is, how names sound, each behind a `~`, and pairs of letters,
 * each behind a `=`.
 */
export function searchFields(lead: SearchableLead) {
  const { email, phone, reference, tags, remarks = [] } = lead;
  const { number: phoneNumber, forms } = readPhone(phone);
  const spelt = leadFieldNames.flatMap((field) =>
    leadField(field).isSpeltFreely ? wordsOf(lead[field] ?? '') : [],
  );
  const searchText = normalizeForSearch([...textsOf(lead), ...forms, ...remarks].join('\n'));
  const searchWords = [
    ...spelt,
    ...spelt.flatMap(soundWord),
    ...tags.flatMap(wordsOf),
    ...forms,
    normalizeForSearch(email),
    normalizeForSearch(reference),
    ...wordsOf(reference),
    ...pairWords(searchText),
  ];
  return { phoneNumber, searchText, searchWords: [...new Set(searchWords)] };
}
