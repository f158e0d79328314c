import { Any, type EntityManager } from 'typeorm';
import { NameWordEntity } from './name-word.entity';

/** The words of a lead that belong to names and for which typing mistakes are corrected. */
export const namesAmong = (words: readonly string[]): string[] =>
  words.filter((word) => /^[a-z]{3,}$/.test(word));

/** SQL: adds words, each once and always in the same order, so that two writers never deadlock. */
export const addNames = (words: string): string =>
  `INSERT INTO name_word (word) SELECT DISTINCT word FROM ${words} AS word ORDER BY word ON CONFLICT DO NOTHING`;

/** Adds words of names; existing ones cost little. */
export async function learnNames(
  manager: EntityManager,
  leads: readonly { searchWords: readonly string[] }[],
): Promise<void> {
  const words = leads.flatMap(({ searchWords }) => namesAmong(searchWords));
  await manager.query(addNames('unnest($1::text[])'), [words]);
}

/** Which of these words occur in names. */
export async function knownNames(manager: EntityManager, words: readonly string[]): Promise<Set<string>> {
  const found = words.length === 0 ? [] : await manager.findBy(NameWordEntity, { word: Any([...words]) });
  return new Set(found.map(({ word }) => word));
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Shorter words have too many neighbours. */
const minWordLength = 4;

/**
 * Every word that is one typing mistake away from a Latin word: a letter missing, too many, wrong, or two of them swapped. A few
 * hundred, of which the existing names are looked up.
 */
export function nearWords(word: string): string[] {
  if (word.length < minWordLength || !/^[a-z]+$/.test(word)) return [];
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      near.add(before + letter + after);
      if (after) near.add(before + letter + after.slice(1));
    }
    if (after) near.add(before + after.slice(1));
    if (after.length > 1) near.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  near.delete(word);
  return [...near];
}
