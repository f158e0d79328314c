/** A spreadsheet takes a cell that begins like this for a formula. */
const formula = /^[=+\-@\t\r]/;

/** One plus at the front, and nothing that computes: digits of any script, blanks, brackets, dots, dashes. */
const telephone = /^\+?(?=.*\p{Nd})[\p{Nd}\p{Zs}\p{Cf}().\-/]+$/u;

/** Text that no spreadsheet evaluates: a leading apostrophe where it would be a formula. For every cell of every CSV. */
export const inertCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A telephone number, which may begin with a plus; anything that does not look like one is treated as text. */
export const phoneCell = (text: string): string =>
  telephone.test(text) && !text.startsWith('-') ? text : inertCell(text);

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
