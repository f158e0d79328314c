import type { EntityManager } from 'typeorm';
import { withReferenceDashes } from '../../intake/enquiries/reference';
import { knownNames, nearWords } from '../../search-index/name-words';
import { isDiallingPrefix, looksLikePhone, searchedDigits } from '../../search-index/phone-number';
import { normalizeForSearch, soundWord } from '../../search-index/search-fields';

/** Words longer or more than this are not a person's search. */
const maxTerms = 12;

/** A search word with everything that it may stand for. */
export type SearchTerm = {
  text: string;
  /** If it looks like a phone number or a part of one. */
  digits: string | undefined;
  /** Words of names with a similar spelling, and sounds. */
  names: readonly string[];
};

/** What a lead must contain: all terms of a reading. Number-like words in a row may also be read as one phone number. */
export type TermGroup = SearchTerm[][];

/** What people write around words without meaning it. */
const punctuation = /^["'“”‘’(]+(?=.)|(?<=.)["'“”‘’),;:!?.]+$/g;

function wordGroups(q: string): string[][] {
  const words = normalizeForSearch(q).split(/\s+/).filter(Boolean).slice(0, maxTerms);
  const groups: string[][] = [];
  let isPhone = false;
  for (const word of words.map(withReferenceDashes)) {
    const isMore = isPhone && looksLikePhone(word);
    isPhone = looksLikePhone(word);
    if (isMore) groups.at(-1)?.push(word);
    else groups.push([isPhone ? word : word.replace(punctuation, '') || word]);
  }
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}

/** What somebody searches: its words in any order, with the names that they may stand for. */
export async function parseTerms(manager: EntityManager, q = ''): Promise<TermGroup[]> {
  const groups = wordGroups(q);
  const known = await knownNames(manager, groups.flat().flatMap(nearWords));
  return groups.map((words) => {
    const terms = words
      // How a number is dialled is no part of it.
      .filter((word, place) => place === words.length - 1 || !isDiallingPrefix(word))
      .map((text) => ({
        text,
        digits: searchedDigits(text),
        names: [
          ...nearWords(text).filter((word) => known.has(word)),
          ...(/^[\p{L}\p{M}]{3,}$/u.test(text) ? soundWord(text) : []),
        ],
      }));
    const number = words.length > 1 && searchedDigits(words.join(' '));
    return number ? [terms, [{ text: number, digits: number, names: [] }]] : [terms];
  });
}
