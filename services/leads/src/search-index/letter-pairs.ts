/** Signs of keyboards and white space, inside the brackets of an expression. */
export const plainSigns = String.raw`\u0001-/:-@\[-\`{-\u007f`;

/** Whether a text is no more than two letters or digits, which make no trigram. */
export const isPair = (text: string): boolean => /^[\p{L}\p{M}\p{N}]{2}$/u.test(text);

/** Whether the trigram index finds them before a plain letter, digit or sign. */
export const isPlain = (pair: string): boolean => /^[a-z0-9]{2}$/.test(pair);

/** A pair as it stands among the words. */
export const pairWord = (pair: string): string => `=${pair}`;

/**
 * Pairs of letters in a text that the trigrams of plain ones don't find: such as are not plain themselves, as in Hindi,
 * or stand before what is not.
 */
export function pairWords(text: string): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all that keyboards have.
  if (/^[\x00-\x7f]*$/.test(text)) return [];
  const characters = [...text];
  const pairs = new Set<string>();
  for (const [at, first] of characters.entries()) {
    const pair = first + (characters[at + 1] ?? '');
    const next = characters[at + 2] ?? '';
    if (isPair(pair) && !(isPlain(pair) && next <= '\x7f')) pairs.add(pairWord(pair));
  }
  return [...pairs];
}
