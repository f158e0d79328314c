/** Each word that is there once, in whatever case, as it stands last. */
export const uniqueIgnoringCase = (words: readonly string[]): string[] => [
  ...new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word])).values(),
];
