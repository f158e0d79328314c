/** A LIKE pattern for a substring of text in lower case, in which `%`, `_` and `\` are ordinary characters. */
export const likePattern = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
