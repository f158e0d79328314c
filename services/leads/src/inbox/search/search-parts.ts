import { pairsOf } from '../../search-index/search-pairs';
import { allOf, anyOf, type Condition, hasTag } from './lead-filter';
import { likePattern } from './like-pattern';
import type { SearchTerm, TermGroup } from './search-terms';

/** One part of a search's answer, which comes before the next part, whatever their times are. */
export type SearchPart = {
  /** For looking at one lead after the other. */
  condition: Condition;
  /** The same for the search index, where that wants other words. */
  indexCondition: Condition;
  /** Whether the search index can find it. */
  isIndexed: boolean;
  /** Letters and pairs of letters without which nothing matches, where the index can't help. */
  pairs: string[];
};

/** Three letters or digits in a row make a trigram: without one the search index would be read whole. */
const hasTrigram = (text: string): boolean => /[\p{L}\p{M}\p{N}]{3}/u.test(text);

const isPart =
  (text: string): Condition =>
  (value) =>
    `lead.search_text LIKE ${value(likePattern(text))}`;

const hasWords =
  (words: readonly string[]): Condition =>
  (value) =>
    `lead.search_words @> ${value(words)}::text[]`;

const hasAnyWord =
  (words: readonly string[]): Condition =>
  (value) =>
    `lead.search_words && ${value(words)}::text[]`;

/** Where a number is written with more than its digits, either may be what stands in the text. */
const spellingsOf = ({ text, digits }: SearchTerm): string[] =>
  digits === undefined || digits === text ? [text] : [digits, text];

/** What is part of a text makes the longer text that holds it needless. */
const partsOf = (term: SearchTerm): string[] => {
  const [first = '', ...others] = spellingsOf(term);
  return [first, ...others.filter((other) => !other.includes(first))];
};

/** Each term in one of its ways, or the phone number that a group of them makes. */
const grouped = (
  groups: readonly TermGroup[],
  termWay: (term: SearchTerm) => Condition,
  numberWay: (digits: string) => Condition,
): Condition =>
  allOf(
    groups.map(({ terms, digits }) =>
      digits === undefined
        ? allOf(terms.map(termWay))
        : anyOf([numberWay(digits), allOf(terms.map(termWay))]),
    ),
  );

function exactly(groups: readonly TermGroup[]): Condition {
  const terms = groups.flatMap((group) => group.terms);
  // One look into the index for all words, where each is to be found in one way alone.
  if (
    groups.every(({ digits }) => digits === undefined) &&
    terms.every((term) => spellingsOf(term).length === 1)
  )
    return hasWords(terms.map(({ text }) => text));
  return grouped(
    groups,
    (term) => hasAnyWord(spellingsOf(term)),
    (digits) => hasWords([digits]),
  );
}

const literalWay = (term: SearchTerm): Condition => anyOf(partsOf(term).map(isPart));

const literally = (groups: readonly TermGroup[]): Condition => grouped(groups, literalWay, isPart);

const similarWay = (term: SearchTerm): Condition =>
  term.names.length > 0 ? anyOf([literalWay(term), hasAnyWord(term.names)]) : literalWay(term);

const similarly = (groups: readonly TermGroup[]): Condition => grouped(groups, similarWay, isPart);

/** More than this many terms with names make too many combinations. */
const maxCombined = 4;

/**
 * At least one term by a name. Spelled out as alternatives that each join conditions by AND alone: those are
 * intersected inside the index, while an OR within an AND makes it collect every lead of both sides first.
 */
function similarlyByIndex(groups: readonly TermGroup[]): Condition {
  const named = groups.flatMap(({ terms }) => terms).filter(({ names }) => names.length > 0);
  if (named.length > maxCombined) return similarly(groups);
  const combinations = Array.from({ length: 2 ** named.length - 1 }, (_, index) => {
    const byName = new Set(named.filter((_term, place) => ((index + 1) >> place) % 2 === 1));
    return grouped(groups, (term) => (byName.has(term) ? hasAnyWord(term.names) : literalWay(term)), isPart);
  });
  return anyOf(combinations);
}

const without =
  (condition: Condition, earlier: Condition[]): Condition =>
  (value) =>
    [condition(value), ...earlier.map((other) => `${other(value)} IS NOT TRUE`)].join(' AND ');

/** A group is found by the index when each of its ways is. */
const isIndexed = ({ terms, digits }: TermGroup): boolean =>
  (digits === undefined || hasTrigram(digits)) && terms.some((term) => partsOf(term).every(hasTrigram));

/**
 * A search in its parts: leads whose name, number, address, city, tag or reference has every word as it was typed;
 * then those in which each word is part of the text; then those that have a name much like it.
 */
export function searchParts(groups: readonly TermGroup[]): SearchPart[] {
  const [exact, literal] = [exactly(groups), literally(groups)];
  const literalOnly = without(literal, [exact]);
  const parts: SearchPart[] = [
    { condition: exact, indexCondition: exact, isIndexed: true, pairs: [] },
    {
      condition: literalOnly,
      indexCondition: literalOnly,
      isIndexed: groups.some(isIndexed),
      pairs: neededPairs(groups),
    },
  ];
  if (groups.some(({ terms }) => terms.some(({ names }) => names.length > 0)))
    parts.push({
      condition: without(similarly(groups), [exact, literal]),
      indexCondition: without(similarlyByIndex(groups), [exact, literal]),
      isIndexed: true,
      pairs: [],
    });
  return parts;
}

/** Pairs of letters say more than single ones, which are in every block. */
function neededPairs(groups: readonly TermGroup[]): string[] {
  const certain = groups.filter(({ digits }) => digits === undefined).flatMap(({ terms }) => terms);
  const needed = certain.map(partsOf).filter(({ length }) => length === 1);
  const all = [...pairsOf(needed.flat().join(' '))];
  const pairs = all.filter((pair) => [...pair].length > 1);
  return pairs.length > 0 ? pairs : all;
}

/** All parts in one, for who wants every lead that is found in the order of time. */
export const anyPart = (groups: readonly TermGroup[]): Condition =>
  anyOf([exactly(groups), similarly(groups)]);

/** A tag as the only part: its leads are found by the search index, too. */
export const tagPart = (tag: string): SearchPart => ({
  condition: hasTag(tag),
  indexCondition: hasTag(tag),
  isIndexed: true,
  pairs: [],
});
