/** A LIKE pattern for a part of a text in lower case, in which `%`, `_` and `\` are ordinary characters. */
export const likePattern = (part: string): string => `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
