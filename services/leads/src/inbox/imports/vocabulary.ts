import { maxImportValues } from '@golghar/contracts';

export const wordOf = (value: string): string => value.normalize('NFC').trim().toLowerCase();

/** `follow-up`, `Follow Up` and `follow_up` are the same. */
const spaced = (value: string): string => wordOf(value).replaceAll(/[\s_-]+/g, ' ');

/** Words and the keys that they mean; for the same word the last one counts. */
export type GivenMeanings = readonly (readonly [word: string, meaning: string])[];

/** The meanings of one file's words for a field with few values, and the words of its own. */
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
    find(value: string): Key | undefined {
      const name = names.get(spaced(value));
      if (name) return name;
      const word = value.slice(0, 200);
      if (counts.has(word) || counts.size < maxImportValues) counts.set(word, (counts.get(word) ?? 0) + 1);
      return meaningOf(value);
    },

    /** The unknown words that were looked up, most frequent first. */
    values: () =>
      [...counts]
        .sort(([, one], [, other]) => other - one)
        .map(([value, count]) => ({ value, count, meaning: meaningOf(value) ?? null })),
  };
}

export type Vocabulary<Key extends string> = ReturnType<typeof vocabularyOf<Key>>;
