import { maxImportValues } from '@golghar/contracts';

/** As words are compared and remembered. */
export const wordOf = (value: string): string => value.normalize('NFC').trim().toLowerCase();

/** `follow-up`, `Follow Up` and `follow_up` are one. */
const spaced = (value: string): string => wordOf(value).replaceAll(/[\s_-]+/g, ' ');

/** Words and the keys that they mean; of two for one word the last one counts. */
export type GivenMeanings = readonly (readonly [word: string, meaning: string])[];

/** What the words of one file mean for a field that takes a few values only, and which words it has of its own. */
export function vocabularyOf<Key extends string>(
  keys: readonly Key[],
  labels: Record<Key, string>,
  words: Record<Key, string>,
  given: GivenMeanings,
) {
  const byWord = (wordsOf: (key: Key) => readonly string[]) =>
    new Map(keys.flatMap((key) => wordsOf(key).map((word) => [spaced(word), key] as const)));
  const names = byWord((key) => [key, labels[key]]);
  const usual = byWord((key) => words[key].split(','));
  const said = new Map(given.map(([value, meaning]) => [wordOf(value), keys.find((key) => key === meaning)]));
  const counts = new Map<string, number>();
  const meaningOf = (value: string): Key | undefined => said.get(wordOf(value)) ?? usual.get(spaced(value));
  return {
    /** What a value stands for; undefined for a word that means nothing yet. */
    find(value: string): Key | undefined {
      const name = names.get(spaced(value));
      if (name) return name;
      const word = value.slice(0, 200);
      if (counts.has(word) || counts.size < maxImportValues) counts.set(word, (counts.get(word) ?? 0) + 1);
      return meaningOf(value);
    },

    /** The words that were looked for and are no names, the most frequent first. */
    values: () =>
      [...counts]
        .sort(([, one], [, other]) => other - one)
        .map(([value, count]) => ({ value, count, meaning: meaningOf(value) ?? null })),
  };
}

export type Vocabulary<Key extends string> = ReturnType<typeof vocabularyOf<Key>>;
