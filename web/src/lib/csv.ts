import Papa from 'papaparse';
import { agencyDay } from './dates';
import { saveFile } from './save-file';

const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/** Rows as in RFC 4180, each with its line end; cells are quoted only if necessary. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as string[][], { newline: lineEnd })}${lineEnd}`;

/** The start of a file: a byte-order mark, so that spreadsheets read Hindi, and the column names. */
export const csvHead = (columns: readonly string[]): string => `${byteOrderMark}${csvRows([columns])}`;

/** `submissions-2026-11-21.csv`, with the date in the agency's time zone. */
export const csvFileName = (name: string, now = new Date()): string => `${name}-${agencyDay(0, now)}.csv`;

export const saveCsv = (pieces: readonly string[], name: string): void =>
  saveFile(new Blob([...pieces], { type: 'text/csv;charset=utf-8' }), name);
