import { type LeadValues, leadField, leadFieldNames } from '@golghar/contracts';
import { pairWords } from './letter-pairs';
import { nameSound } from './name-sound';
import { readPhone } from './phone-number';

type SearchableLead = LeadValues & {
  reference: string;
  tags: readonly string[];
  /** What staff wrote on it: notes and remarks of contacts. */
  remarks?: readonly string[];
};

/** One normal form of letters, for stored text and queries. */
export const normalizeForSearch = (text: string): string => text.normalize('NFC').toLowerCase();

export const wordsOf = (text: string): string[] =>
  normalizeForSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A sound as stored among the words. */
export const soundWord = (word: string): string[] => {
  const sound = nameSound(word);
  return sound ? [`~${sound}`] : [];
};

/** The text that a search scans and a lead's page shows. */
export const textsOf = (lead: Omit<SearchableLead, 'remarks'>): string[] => [
  ...leadFieldNames.map((field) => lead[field] ?? ''),
  lead.service.replaceAll('_', ' '),
  lead.reference,
  ...lead.tags,
];

/**
 * The search fields of a lead: its number in international form, null if invalid; all text, which is searched for parts of
 * words; and whole words that identify it, the sounds of names, each after a `~`, and pairs of letters, each after a `=`.
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
