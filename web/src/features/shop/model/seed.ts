/** A number from 0 to 2^32 - 1 that a text always gives (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Chooses one of some; the same text makes the same choice for each purpose, and another one for another purpose. */
export const chooserOf =
  (text: string) =>
  <T>(purpose: string, choices: readonly [T, ...T[]]): T =>
    choices[hash(`${purpose}:${text}`) % choices.length] ?? choices[0];
