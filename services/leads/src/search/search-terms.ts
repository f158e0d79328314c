import { nearWords } from '../search-index/near-words';
import { searchedDigits } from '../search-index/phone-number';
import { folded, soundWord } from '../search-index/search-fields';
import { pairsOf } from '../search-index/search-pairs';
import { type Condition, hasTag } from './lead-filter';
import { likePattern } from './like-pattern';

/** Words longer or more than this are no search of a person. */
const mostTerms = 12;

/** What somebody searches: its words in any order, and the digits if it looks like a phone number. */
export type SearchTerms = { terms: string[]; digits: string | undefined };

/** A word with the names that it may stand for: misspelt ones and ones of another script. */
export type SimilarTerm = { term: string; names: string[] };

/** One part of a search's answer, which comes before the next part, whatever their times are. */
export type SearchPart = {
  condition: Condition;
  /** Whether the search index can find it. */
  isIndexed: boolean;
  /** Letters and pairs of letters without which nothing matches, where the index can't help. */
  pairs: string[];
};

export function searchTermsOf(q: string): SearchTerms {
  const terms = [...new Set(folded(q).split(/\s+/).filter(Boolean))].slice(0, mostTerms);
  return { terms, digits: searchedDigits(q) };
}

/** Words that a term may stand for although they are written otherwise; those of them that exist are names. */
export const candidatesOf = (term: string): { near: string[]; sounds: string[] } => ({
  near: nearWords(term),
  sounds: /^[\p{L}\p{M}]{3,}$/u.test(term) ? soundWord(term) : [],
});

/** Three letters or digits in a row make a trigram: without one the search index would be read whole. */
const hasTrigram = (term: string): boolean => /[\p{L}\p{M}\p{N}]{3}/u.test(term);

const isPart =
  (term: string): Condition =>
  (value) =>
    `lead.search_text LIKE ${value(likePattern(term))}`;

const both =
  (word: string, conditions: Condition[]): Condition =>
  (value) =>
    `(${conditions.map((condition) => condition(value)).join(` ${word} `)})`;

const exactly = ({ terms, digits }: SearchTerms): Condition =>
  both('OR', [
    (value) => `lead.search_words @> ${value(terms)}::text[]`,
    ...(digits
      ? [(value: (given: unknown) => string) => `lead.search_words @> ${value([digits])}::text[]`]
      : []),
  ]);

const literally = ({ terms, digits }: SearchTerms): Condition =>
  both('OR', [both('AND', terms.map(isPart)), ...(digits ? [isPart(digits)] : [])]);

const similarly = (terms: SimilarTerm[]): Condition =>
  both(
    'AND',
    terms.map(({ term, names }) =>
      names.length === 0
        ? isPart(term)
        : both('OR', [isPart(term), (value) => `lead.search_words && ${value(names)}::text[]`]),
    ),
  );

const without =
  (condition: Condition, earlier: Condition[]): Condition =>
  (value) =>
    [condition(value), ...earlier.map((other) => `${other(value)} IS NOT TRUE`)].join(' AND ');

/**
 * A search in its parts: leads whose name, number, address, city, tag or reference has every word as it was typed;
 * then those in which each word is part of the text; then those that have a name much like it.
 */
export function searchParts(search: SearchTerms, similar: SimilarTerm[]): SearchPart[] {
  const { terms, digits } = search;
  const [exact, literal] = [exactly(search), literally(search)];
  const parts: SearchPart[] = [
    { condition: exact, isIndexed: true, pairs: [] },
    {
      condition: without(literal, [exact]),
      isIndexed: terms.some(hasTrigram) && (!digits || hasTrigram(digits)),
      // Either way of matching may do, so with digits no pair is needed for certain.
      pairs: digits ? [] : neededPairs(terms),
    },
  ];
  if (similar.some(({ names }) => names.length > 0))
    parts.push({ condition: without(similarly(similar), [exact, literal]), isIndexed: true, pairs: [] });
  return parts;
}

/** Pairs of letters say more than single ones, which are in every block. */
function neededPairs(terms: string[]): string[] {
  const all = [...pairsOf(terms.join(' '))];
  const pairs = all.filter((pair) => [...pair].length > 1);
  return pairs.length > 0 ? pairs : all;
}

/** All parts in one, for who wants every lead that is found in the order of time. */
export const anyPart = (search: SearchTerms, similar: SimilarTerm[]): Condition =>
  both('OR', [exactly(search), literally(search), similarly(similar)]);

/** A tag as the only part: its leads are found by the search index, too. */
export const tagPart = (tag: string): SearchPart => ({ condition: hasTag(tag), isIndexed: true, pairs: [] });
