const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Shorter words have too many neighbours. */
const minWordLength = 4;

/**
 * Every word that is one typing mistake away from a Latin word: a letter missing, too many, wrong, or two of them
 * swapped. A few hundred, of which the names that exist are looked up.
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
