import { withReferenceDashes } from '../../intake/enquiries/reference';
import { nearWords } from '../../search-index/near-words';
import { isDiallingPrefix, looksLikePhone, searchedDigits } from '../../search-index/phone-number';
import { normalizeForSearch, soundWord } from '../../search-index/search-fields';

/** Words longer or more than this are no search of a person. */
const maxTerms = 12;

/** A word that is searched, with everything that it may stand for. */
export type SearchTerm = {
  text: string;
  /** If it looks like a phone number or a part of one. */
  digits: string | undefined;
  /** Words of names that are written nearly so, and sounds. */
  names: readonly string[];
};

/** What has to be in a lead: a word, or words in a row which may be one phone number. */
export type TermGroup = {
  terms: SearchTerm[];
  /** Those of all terms together, where there are several. */
  digits: string | undefined;
};

/** What people write around words and do not mean. */
const punctuation = /^["'“”‘’(]+(?=.)|(?<=.)["'“”‘’),;:!?.]+$/g;

/** What somebody searches: its words in any order, phone numbers kept together. */
export function searchTermsOf(q: string): TermGroup[] {
  const words = normalizeForSearch(q)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxTerms)
    .map(withReferenceDashes);
  const groups: string[][] = [];
  let isPhone = false;
  for (const word of words) {
    const isMore = isPhone && looksLikePhone(word);
    isPhone = looksLikePhone(word);
    if (isMore) groups.at(-1)?.push(word);
    else groups.push([isPhone ? word : word.replace(punctuation, '') || word]);
  }
  const distinct = new Map(groups.map((group) => [group.join(' '), group]));
  return [...distinct.values()].map((group) => ({
    terms: group
      // How a number is dialled is no part of it.
      .filter((word, place) => place === group.length - 1 || !isDiallingPrefix(word))
      .map((text) => ({ text, digits: searchedDigits(text), names: [] })),
    digits: group.length > 1 ? searchedDigits(group.join(' ')) : undefined,
  }));
}

/** Words that a term may stand for although they are written otherwise; those of them that exist are names. */
export const candidatesOf = (text: string): { near: string[]; sounds: string[] } => ({
  near: nearWords(text),
  sounds: /^[\p{L}\p{M}]{3,}$/u.test(text) ? soundWord(text) : [],
});
