type Named = { id: string; name: string };

const isNamed = (part: object): part is Named => 'id' in part && 'name' in part;

/**
 * Calls the colleagues who are named in an answer what they are called now.
 * @param names by ids; whoever is not among them keeps the name that was written down
 */
export function withPresentNames<Part>(part: Part, names: ReadonlyMap<string, string>): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((item) => withPresentNames(item, names)) as Part;
  const own = isNamed(part) ? names.get(part.id) : undefined;
  const entries = Object.entries(part).map(([key, value]) => [key, withPresentNames(value, names)]);
  return { ...Object.fromEntries(entries), ...(own !== undefined && { name: own }) };
}

/**
 * SQL: what a colleague is called now.
 * @param id the column with their id
 * @param kept the column with their name as it was when this was written, for who is not there any more
 */
export const presentName = (id: string, kept: string): string =>
  `coalesce((SELECT name FROM auth.staff WHERE id = ${id}), ${kept})`;
