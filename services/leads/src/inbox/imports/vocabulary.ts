import { maxImportValues } from '@golghar/contracts';

/** As words are compared and remembered. */
export const wordOf = (value: string): string => value.normalize('NFC').trim().toLowerCase();

/** `follow-up`, `Follow Up` and `follow_up` are one. */
const spaced = (value: string): string => wordOf(value).replaceAll(/[\s_-]+/g, ' ');

/** Words and the keys that they mean; of two for one word the last one counts. */
export type GivenMeanings = readonly (readonly [word: string, meaning: string])[];

type Value<Key> = { value: string; count: number; meaning: Key | null };

/** What the words of one file mean for a field that takes a few values only, and which words it has of its own. */
export class Vocabulary<Key extends string> {
  private readonly names: ReadonlyMap<string, Key>;
  private readonly usual: ReadonlyMap<string, Key>;
  private readonly given: ReadonlyMap<string, Key>;
  private readonly counts = new Map<string, number>();

  constructor(
    keys: readonly Key[],
    labels: Record<Key, string>,
    words: Record<Key, string>,
    given: GivenMeanings,
  ) {
    const pairs = (wordsOf: (key: Key) => readonly string[]) =>
      new Map(keys.flatMap((key) => wordsOf(key).map((word) => [spaced(word), key] as const)));
    this.names = pairs((key) => [key, labels[key]]);
    this.usual = pairs((key) => words[key].split(','));
    this.given = new Map(
      given.flatMap(([value, meaning]) => {
        const key = keys.find((one) => one === meaning);
        return key ? [[wordOf(value), key] as const] : [];
      }),
    );
  }

  /** What a value stands for; undefined for a word that means nothing yet. */
  find(value: string): Key | undefined {
    const name = this.names.get(spaced(value));
    if (name) return name;
    const word = value.slice(0, 200);
    if (this.counts.has(word) || this.counts.size < maxImportValues)
      this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    return this.meaningOf(value);
  }

  /** The words that were looked for and are no names, the most frequent first. */
  values(): Value<Key>[] {
    return [...this.counts]
      .sort(([, one], [, other]) => other - one)
      .map(([value, count]) => ({ value, count, meaning: this.meaningOf(value) ?? null }));
  }

  private meaningOf(value: string): Key | undefined {
    return this.given.get(wordOf(value)) ?? this.usual.get(spaced(value));
  }
}
