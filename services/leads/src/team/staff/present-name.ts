/**
 * SQL: what a colleague is called now.
 * @param id the column with their id
 * @param kept the column with their name as it was when this was written, for who is not there any more
 */
export const presentName = (id: string, kept: string): string =>
  `coalesce((SELECT name FROM auth.staff WHERE id = ${id}), ${kept})`;
