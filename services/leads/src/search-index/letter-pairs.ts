/** Keyboard characters and white space, for the brackets of an expression. */
export const asciiSymbols = String.raw`\u0001-/:-@\[-\`{-\u007f`;

/** Whether a text has at most two letters or digits, which make no trigram. */
export const isPair = (text: string): boolean => /^[\p{L}\p{M}\p{N}]{2}$/u.test(text);

/** Whether the trigram index finds them before a plain letter, digit or sign. */
export const isPlain = (pair: string): boolean => /^[a-z0-9]{2}$/.test(pair);

/** A pair as stored among the words. */
export const pairWord = (pair: string): string => `=${pair}`;

/**
 * Pairs of letters in a text that plain trigrams don't find: those that are not plain themselves, as in Hindi, or stand before
 * something that is not.
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
