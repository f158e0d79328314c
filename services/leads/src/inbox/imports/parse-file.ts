import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { importLimits } from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import { parse } from 'csv-parse';

const unreadable = (message: string, cause?: unknown) =>
  new AppError('invalid', { message, fields: { file: message }, cause });

export type ImportFile = { columns: string[]; rows: string[][] };

const delimiters = [',', ';', '\t'];

/** Characters that the parser gets at a time: enquiries are handled in between, and nothing after a limit is parsed. */
const pieceLength = 64 * 1024;

/**
 * Reads the text of a CSV file, separated by comma, semicolon or tab, and counts while reading: it stops at the first row or
 * column too many.
 * @throws AppError
 */
export async function parseFile(text: string): Promise<ImportFile> {
  // The first row has the headings.
  const all: string[][] = [];
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  try {
    for await (const cells of Readable.from(piecesOf(text)).pipe(parser)) {
      if (cells.length > importLimits.columns)
        throw unreadable(`The file has more than ${importLimits.columns} columns.`);
      if (all.length > importLimits.rows)
        throw unreadable(
          `The file has more than ${importLimits.rows.toLocaleString('en-US')} rows: please split it.`,
        );
      all.push(cells);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const reason = cause instanceof Error ? cause.message : 'unknown';
    throw unreadable(`This is no CSV file that can be read: ${reason}`, cause);
  }
  const [columns, ...rows] = all;
  if (!columns || rows.length === 0) throw unreadable('The file has no rows below its headings.');
  return { columns, rows };
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += pieceLength) {
    await nextTurn();
    yield text.slice(start, start + pieceLength);
  }
}

function delimiterOf(text: string): string {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const count = (delimiter: string) => firstLine.split(delimiter, importLimits.columns).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}
