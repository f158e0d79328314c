/** Each word once, in whatever case, as it stands last. */
export const different = (words: readonly string[]): string[] => [
  ...new Map(words.map((word) => [word.toLowerCase(), word])).values(),
];
