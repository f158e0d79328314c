const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string): string =>
  letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** The first letters of the first and the last word of a name: `AK` for Amit Raj Kumar. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (firstLetter(first) + firstLetter(last)).toUpperCase();
}
