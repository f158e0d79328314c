import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ImportMapping,
  type ImportPreview,
  leadStatuses,
  serviceKeys,
  serviceLabels,
  serviceWords,
  statusLabels,
  statusWords,
} from '@golghar/contracts';
import { guessMapping } from './guess-mapping';
import { type ReadRow, readRow } from './import-row';
import { parseFile } from './parse-file';
import { type GivenMeanings, Vocabulary } from './vocabulary';

export type ReadImport = {
  columns: string[];
  mapping: ImportMapping;
  values: ImportPreview['values'];
  rows: ReadRow[];
};

/** The first row below the headings. */
const firstRow = 2;

/** Rows that are read at a time: enquiries are taken in the meantime. */
const batchSize = 100;

/**
 * Reads the rows of a file, as leads where they can be some.
 * @param given how to read it; else the columns' names are guessed
 * @throws AppError that says what is wrong with the file
 */
export async function readImport(
  text: string,
  given: ImportMapping | undefined,
  meanings: Record<'service' | 'status', GivenMeanings>,
): Promise<ReadImport> {
  const file = await parseFile(text);
  const mapping = given ?? guessMapping(file);
  const service = new Vocabulary(serviceKeys, serviceLabels, serviceWords, meanings.service);
  const status = new Vocabulary(leadStatuses, statusLabels, statusWords, meanings.status);
  const now = new Date();
  const rows: ReadRow[] = [];
  for (const cells of file.rows) {
    if (rows.length % batchSize === 0) await nextTurn();
    rows.push(readRow(cells, rows.length + firstRow, mapping, { service, status }, now));
  }
  return {
    columns: file.columns,
    mapping,
    values: { service: service.values(), status: status.values() },
    rows,
  };
}
