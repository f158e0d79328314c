import { asciiSymbols, isPair, isPlain, pairWord } from '../../search-index/letter-pairs';
import { allOf, anyOf, type Condition } from './lead-filter';
import type { SearchTerm, TermGroup } from './search-terms';

/**
 * One part of a search's result, which comes before the next part whatever their times. A lead belongs to the first part that
 * matches.
 */
export type SearchPart = {
  condition: Condition;
  /** What the search index finds of it, perhaps with others; undefined if that would be all leads. */
  indexed: Condition | undefined;
};

/** Three letters or digits in a row make a trigram: without one the whole search index would be read. */
const hasTrigram = (text: string): boolean => /[\p{L}\p{M}\p{N}]{3}/u.test(text);

/** A LIKE pattern for a part of a text in lower case, in which `%`, `_` and `\` are literal. */
const likePattern = (part: string): string => `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const isPart =
  (text: string): Condition =>
  (value) =>
    `lead.search_text LIKE ${value(likePattern(text))}`;

const hasAnyWord =
  (words: readonly string[]): Condition =>
  (value) =>
    `lead.search_words && ${value(words)}::text[]`;

/**
 * Two letters by the trigrams that they form with whatever follows: the index has each of these, but cannot match "anything". A
 * pair before other letters or signs is a word of its own; at the end of a text, a pattern that ends there has the trigram.
 */
const hasPair =
  (pair: string): Condition =>
  (value) =>
    isPlain(pair)
      ? `(lead.search_text ~ ${value(`${pair}[a-z0-9]`)} OR lead.search_text ~ ${value(`${pair}[${asciiSymbols}]`)}
          OR lead.search_text LIKE ${value(`%${pair}`)} OR ${hasAnyWord([pairWord(pair)])(value)})`
      : hasAnyWord([pairWord(pair)])(value);

/** If a number is written with more than its digits, the text may have either form. */
const spellingsOf = ({ text, digits }: SearchTerm): string[] =>
  digits === undefined || digits === text ? [text] : [digits, text];

/** Each group in one of its readings, of which each term is present in a certain way. */
const grouped = (groups: readonly TermGroup[], way: (term: SearchTerm) => Condition): Condition =>
  allOf(groups.map((readings) => anyOf(readings.map((terms) => allOf(terms.map(way))))));

const exactWay = (term: SearchTerm): Condition => hasAnyWord(spellingsOf(term));

const literalWay = (term: SearchTerm): Condition => anyOf(spellingsOf(term).map(isPart));

const similarWay = (term: SearchTerm): Condition =>
  term.names.length > 0 ? anyOf([literalWay(term), hasAnyWord(term.names)]) : literalWay(term);

/**
 * What the index can find of groups, some terms only by their names: what is left out is checked on the leads that the rest
 * finds. Undefined if nothing is left.
 */
function byIndex(groups: readonly TermGroup[], byName: ReadonlySet<SearchTerm> = new Set()) {
  const isIndexed = (term: SearchTerm) => byName.has(term) || spellingsOf(term).every(hasTrigram);
  const indexed = groups
    .map((readings) => readings.map((terms) => terms.filter(isIndexed)))
    .filter((readings) => readings.every((terms) => terms.length > 0));
  if (indexed.length === 0) return undefined;
  return grouped(indexed, (term) => (byName.has(term) ? hasAnyWord(term.names) : literalWay(term)));
}

function byPairs(groups: readonly TermGroup[]): Condition | undefined {
  const pairs = groups.flatMap(([terms = [], number]) =>
    number ? [] : terms.map(({ text }) => text).filter(isPair),
  );
  return pairs.length > 0 ? allOf(pairs.map(hasPair)) : undefined;
}

/** More terms with names make too many combinations. */
const maxCombined = 4;

/**
 * Some terms, `named`, by their names: at least one. Written as alternatives that each join conditions by AND only: those are
 * intersected inside the index, while an OR within an AND makes it collect every lead of both sides first.
 */
function similarlyByIndex(groups: readonly TermGroup[], named: readonly SearchTerm[]): Condition {
  if (named.length > maxCombined) return grouped(groups, similarWay);
  const combinations = Array.from({ length: 2 ** named.length - 1 }, (_, index) =>
    byIndex(groups, new Set(named.filter((_term, place) => ((index + 1) >> place) % 2 === 1))),
  );
  return anyOf(combinations.flatMap((condition) => condition ?? []));
}

/**
 * A search in its parts: leads whose name, number, address, city, tag or reference has every word as typed; then those in which
 * each word is part of the text; then those with a similar name.
 */
export function searchParts(groups: readonly TermGroup[]): SearchPart[] {
  const exact = grouped(groups, exactWay);
  const parts: SearchPart[] = [
    { condition: exact, indexed: exact },
    { condition: grouped(groups, literalWay), indexed: byIndex(groups) ?? byPairs(groups) },
  ];
  const named = groups.flat(2).filter(({ names }) => names.length > 0);
  if (named.length > 0)
    parts.push({ condition: grouped(groups, similarWay), indexed: similarlyByIndex(groups, named) });
  return parts;
}

/** All parts in one, for callers who want all matches in the order of time. */
export const anyPart = (groups: readonly TermGroup[]): Condition =>
  anyOf([grouped(groups, exactWay), grouped(groups, similarWay)]);
