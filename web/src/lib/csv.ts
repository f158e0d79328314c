import Papa from 'papaparse';
import { agencyDay } from './dates';

/** Saves a file on this machine, where the browser keeps downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/** Rows as RFC 4180, each with its line end; cells are quoted where they must be. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as string[][], { newline: lineEnd })}${lineEnd}`;

/** The head of a file: a byte-order mark, so that a spreadsheet reads Hindi, and the columns' names. */
export const csvHead = (columns: readonly string[]): string => `${byteOrderMark}${csvRows([columns])}`;

/** `submissions-2026-11-21.csv`, by the agency's day. */
export const csvFileName = (name: string, now = new Date()): string => `${name}-${agencyDay(0, now)}.csv`;

/** Saves a CSV file on this machine, from its pieces in order. */
export const saveCsv = (pieces: readonly string[], name: string): void =>
  saveFile(new Blob([...pieces], { type: 'text/csv;charset=utf-8' }), name);
