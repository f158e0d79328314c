import { csvLine, type ImportPreview, importFields, phoneCell } from '@golghar/contracts';
import type { ReadImport } from './read-import';

const reasonHeading = 'Left out because';

type LeftOut = Pick<ReadImport, 'columns' | 'rows'> & { repeated: ImportPreview['duplicates'] };

/**
 * Rows that are not imported, as they are in the file and in its order, each with the reason: to be corrected and imported. With
 * a byte-order mark, so that a spreadsheet reads Hindi.
 */
export function leftOutFile({ columns, rows, repeated }: LeftOut): string {
  const reasons = new Map(repeated.map((duplicate) => [duplicate.row, reasonOf(duplicate)]));
  for (const { row, problems } of rows)
    if (problems.length > 0)
      reasons.set(row, problems.map(({ field, message }) => `${importFields[field]}: ${message}`).join('; '));
  // A corrected file still has the earlier reasons.
  const kept = columns.flatMap((heading, index) => (heading === reasonHeading ? [] : index));
  const line = (cells: readonly string[], reason: string) =>
    csvLine([...kept.map((index) => cells[index] ?? ''), reason].map(phoneCell));
  const lines = rows.flatMap(({ row, cells }) => {
    const reason = reasons.get(row);
    return reason ? line(cells, reason) : [];
  });
  return `\ufeff${[line(columns, reasonHeading), ...lines].join('')}`;
}

function reasonOf({ by, of }: ImportPreview['duplicates'][number]): string {
  const known = 'row' in of ? `row ${of.row}` : `${of.name}, ${of.reference}`;
  return `Known already: the ${by === 'phone' ? 'phone number' : 'e-mail address'} of ${known}`;
}
