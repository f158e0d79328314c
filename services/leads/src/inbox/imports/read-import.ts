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
import { type ImportLead, readRow } from './import-row';
import { parseFile } from './parse-file';
import { Vocabulary } from './vocabulary';

/** What words of a file mean, by field. */
export type GivenMeanings = Partial<Record<'service' | 'status', Record<string, string>>>;

/** A file and how to read it; without a mapping the columns' names are guessed. */
export type ImportRequest = { text: string; mapping: ImportMapping | undefined; meanings: GivenMeanings };

/** A row that can't be imported, as it is in the file, and why. */
export type RefusedRow = { row: number; cells: string[]; problems: ImportPreview['problems'] };

export type ReadImport = {
  columns: string[];
  /** The first rows as they are in the file. */
  sample: string[][];
  mapping: ImportMapping;
  values: ImportPreview['values'];
  rowCount: number;
  leads: (ImportLead & { cells: string[] })[];
  refused: RefusedRow[];
};

const sampleRows = 5;

/** The first row below the headings. */
const firstRow = 2;

/**
 * Reads a file into leads, and into rows that can be none.
 * @throws ImportFileError
 */
export async function readImport({ text, mapping: given, meanings }: ImportRequest): Promise<ReadImport> {
  const file = await parseFile(text);
  const mapping = given ?? guessMapping(file);
  const vocabularies = {
    service: new Vocabulary(serviceKeys, serviceLabels, serviceWords, meanings.service),
    status: new Vocabulary(leadStatuses, statusLabels, statusWords, meanings.status),
  };
  const now = new Date();
  const rows = file.rows.map((cells, index) => ({
    cells,
    ...readRow(cells, index + firstRow, mapping, vocabularies, now),
  }));
  return {
    columns: file.columns,
    sample: file.rows.slice(0, sampleRows),
    mapping,
    values: { service: vocabularies.service.values(), status: vocabularies.status.values() },
    rowCount: rows.length,
    leads: rows.flatMap(({ lead, cells, problems }) => (problems.length === 0 ? { ...lead, cells } : [])),
    refused: rows.flatMap(({ lead: { row }, cells, problems }) =>
      problems.length > 0 ? { row, cells, problems } : [],
    ),
  };
}
