/** SQL: the words of names among others, each once and in one order, so that two writers never wait for each other. */
export const nameWordsOf = (words: string): string =>
  `SELECT DISTINCT word FROM ${words} AS word WHERE word ~ '^[a-z]{3,}$' ORDER BY word`;
