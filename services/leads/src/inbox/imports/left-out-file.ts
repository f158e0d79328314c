import { type ImportPreview, importFields, phoneCell } from '@golghar/contracts';
import { quoted } from '../exports/file-columns';
import type { ReadImport } from './read-import';

const reasonHeading = 'Left out because';

type LeftOut = Pick<ReadImport, 'columns' | 'leads' | 'refused'> & {
  repeated: ImportPreview['duplicates'];
};

/**
 * Rows that are not imported, as they are in the file and in its order, each with why: to be put right and imported. With a
 * byte-order mark, so that a spreadsheet reads Hindi.
 */
export function leftOutFile({ columns, leads, refused, repeated }: LeftOut): string {
  const cellsOf = new Map(leads.map(({ row, cells }) => [row, cells]));
  const rows = [
    ...refused.map(({ row, cells, problems }) => ({
      row,
      cells,
      reason: problems.map(({ field, message }) => `${importFields[field]}: ${message}`).join('; '),
    })),
    ...repeated.map((duplicate) => ({
      row: duplicate.row,
      cells: cellsOf.get(duplicate.row) ?? [],
      reason: reasonOf(duplicate),
    })),
  ].sort((one, other) => one.row - other.row);
  // A file that was put right still has the reasons of last time.
  const kept = columns.flatMap((heading, index) => (heading === reasonHeading ? [] : index));
  const line = (cells: readonly string[], reason: string) =>
    [...kept.map((index) => cells[index] ?? ''), reason].map((cell) => quoted(phoneCell(cell))).join(',');
  return `\ufeff${[line(columns, reasonHeading), ...rows.map(({ cells, reason }) => line(cells, reason))].join('\r\n')}\r\n`;
}

function reasonOf({ by, of }: ImportPreview['duplicates'][number]): string {
  const known = 'row' in of ? `row ${of.row}` : `${of.name}, ${of.reference}`;
  return `Known already: the ${by === 'phone' ? 'phone number' : 'e-mail address'} of ${known}`;
}
