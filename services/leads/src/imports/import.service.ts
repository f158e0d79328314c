import {
  type ImportConfirmation,
  type ImportMapping,
  type ImportPreview,
  type ImportProgress,
  importProgressSchema,
} from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { ImportRepository } from './import.repository';
import { ImportDuplicates } from './import-duplicates';
import { guessMapping, type ImportFile, readImportFile } from './import-file';
import { type ReadRow, readRow } from './import-row';

/** Rows, problems and duplicates that a preview shows. */
const sampleRows = 5;
const maxListed = 100;

/** Leads in one transaction. */
const batchSize = 200;

/** The first row below the headings. */
const firstRow = 2;

/** Leads from a file: nothing is one before somebody has seen what would come of it and confirmed it. */
@Injectable()
export class ImportService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly duplicates: ImportDuplicates,
  ) {}

  async start(fileName: string, user: SignedIn): Promise<string> {
    return this.imports.start(fileName, user.id);
  }

  async storePart(id: string, place: number, text: string, user: SignedIn): Promise<void> {
    await this.open(id, user);
    await this.imports.storePart(id, place, text);
  }

  async cancel(id: string, user: SignedIn): Promise<void> {
    await this.open(id, user);
    await this.imports.remove(id);
  }

  async preview(id: string, given: ImportMapping | undefined, user: SignedIn): Promise<ImportPreview> {
    await this.open(id, user);
    const file = await this.read(id);
    const mapping = given ?? guessMapping(file.columns);
    const rows = rowsOf(file, mapping);
    const valid = rows.filter(({ problems }) => problems.length === 0);
    const duplicates = await this.duplicates.find(valid.map(({ lead }) => lead));
    return {
      columns: file.columns,
      sample: file.rows.slice(0, sampleRows),
      mapping,
      rowCount: rows.length,
      validCount: valid.length,
      problems: rows.flatMap(({ problems }) => problems).slice(0, maxListed),
      problemCount: rows.length - valid.length,
      duplicates: duplicates.slice(0, maxListed),
      duplicateCount: duplicates.length,
    };
  }

  /** Imports what is valid, with lines of progress. Nobody is alerted, and no answer is promised. */
  async *confirm(
    id: string,
    { mapping, duplicates, tag }: ImportConfirmation,
    user: SignedIn,
  ): AsyncGenerator<string> {
    const { fileName } = await this.open(id, user);
    const rows = rowsOf(await this.read(id), mapping);
    const valid = rows.filter(({ problems }) => problems.length === 0).map(({ lead }) => lead);
    const repeated = new Set(
      duplicates === 'skip' ? (await this.duplicates.find(valid)).map(({ row }) => row) : [],
    );
    const leads = valid
      .filter(({ row }) => !repeated.has(row))
      .map((lead) => ({ ...lead, tags: tag ? withTag(lead.tags, tag) : lead.tags }));
    if (!(await this.imports.confirm(id, user.id)))
      throw new AppError('conflict', { message: importedAlready });
    const skipped = rows.length - leads.length;
    let imported = 0;
    try {
      yield lineOf({ total: rows.length, done: skipped, imported, skipped, isDone: leads.length === 0 });
      for (let start = 0; start < leads.length; start += batchSize) {
        const batch = leads.slice(start, start + batchSize);
        await this.imports.store(batch, user);
        imported += batch.length;
        const isDone = imported === leads.length;
        yield lineOf({ total: rows.length, done: skipped + imported, imported, skipped, isDone });
      }
    } finally {
      await this.imports.record(`${fileName}: ${imported} leads`, user);
    }
  }

  private async open(id: string, user: SignedIn): Promise<{ fileName: string }> {
    const found = await this.imports.find(id, user.id);
    if (!found) throw new AppError('not_found');
    if (found.confirmedAt) throw new AppError('conflict', { message: importedAlready });
    return found;
  }

  private async read(id: string): Promise<ImportFile> {
    const text = await this.imports.readText(id);
    if (text === undefined) throw new AppError('conflict', { message: 'A part of the file is missing.' });
    return readImportFile(text);
  }
}

const importedAlready = 'This file has already been imported.';

const rowsOf = ({ rows }: ImportFile, mapping: ImportMapping): ReadRow[] => {
  const now = new Date();
  return rows.map((cells, index) => readRow(cells, index + firstRow, mapping, now));
};

const withTag = (tags: string[], tag: string): string[] =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase()) ? tags : [...tags, tag];

const lineOf = (progress: ImportProgress): string =>
  `${JSON.stringify(importProgressSchema.parse(progress))}\n`;
