/** Seconds of arrival that one block of pairs covers. */
export const blockSeconds = 4 * 60 * 60;

export const blockOf = (at: Date): number => Math.floor(at.getTime() / 1000 / blockSeconds);

/** Every character of a text and every two that stand together, but for white space, by which words are parted. */
export function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  let previous = '';
  for (const character of text) {
    const isSpace = /\s/.test(character);
    if (!isSpace) {
      pairs.add(character);
      if (previous) pairs.add(previous + character);
    }
    previous = isSpace ? '' : character;
  }
  return pairs;
}
