import {
  api,
  type ImportConfirmation,
  type ImportList,
  type ImportMapping,
  type ImportMeanings,
  type ImportPreview,
  type RequestOf,
  type ResponseOf,
} from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { ImportRepository } from './import.repository';
import { ImportDuplicates } from './import-duplicates';
import { ImportReader } from './import-reader';
import { leftOutFile } from './left-out-file';
import type { ReadImport } from './read-import';
import { wordOf } from './vocabulary';

/** Problems and duplicates that a preview shows. */
const maxListed = 100;

/** Leads in one transaction. */
const batchSize = 200;

/** Leads from a file: nothing is one before somebody has seen what would come of it and confirmed it. */
@Injectable()
export class ImportService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly reader: ImportReader,
    private readonly duplicates: ImportDuplicates,
  ) {}

  async list(): Promise<ImportList> {
    const imports = await this.imports.list();
    return { imports: imports.map((row) => ({ ...row, importedAt: row.importedAt.toISOString() })) };
  }

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

  async preview(
    id: string,
    { mapping, meanings }: RequestOf<typeof api.previewImport>,
    user: SignedIn,
  ): Promise<ImportPreview> {
    await this.open(id, user);
    const { leads, refused, ...read } = await this.read(id, mapping, meanings);
    const duplicates = await this.duplicates.find(leads);
    return {
      columns: read.columns,
      sample: read.sample,
      mapping: read.mapping,
      values: read.values,
      rowCount: read.rowCount,
      validCount: leads.length,
      problems: refused.flatMap(({ problems }) => problems).slice(0, maxListed),
      problemCount: refused.length,
      duplicates: duplicates.slice(0, maxListed),
      duplicateCount: duplicates.length,
    };
  }

  /** The rows that would not be imported, as a file for a spreadsheet that has why in its last column. */
  async *leftOut(
    id: string,
    { mapping, meanings, duplicates }: RequestOf<typeof api.exportLeftOut>,
    user: SignedIn,
  ): AsyncGenerator<string> {
    await this.open(id, user);
    const { columns, leads, refused } = await this.read(id, mapping, meanings);
    const repeated = duplicates === 'skip' ? await this.duplicates.find(leads) : [];
    yield leftOutFile({ columns, leads, refused, repeated });
  }

  /** Imports what is valid, with lines of progress. Nobody is alerted, and no answer is promised. */
  async *confirm(
    id: string,
    { mapping, meanings, duplicates, tag }: ImportConfirmation,
    user: SignedIn,
  ): AsyncGenerator<string> {
    const { fileName } = await this.open(id, user);
    const { leads: valid, rowCount: total } = await this.read(id, mapping, meanings);
    const repeated = new Set(
      duplicates === 'skip' ? (await this.duplicates.find(valid)).map(({ row }) => row) : [],
    );
    const leads = valid
      .filter(({ row }) => !repeated.has(row))
      .map((lead) => ({ ...lead, tags: tag ? withTag(lead.tags, tag) : lead.tags }));
    if (!(await this.imports.confirm(id, user.id)))
      throw new AppError('conflict', { message: importedAlready });
    if (meanings) await this.imports.remember(meanings);
    const skipped = total - leads.length;
    let imported = 0;
    try {
      yield lineOf({ total, done: skipped, imported, skipped, isDone: leads.length === 0 });
      for (let start = 0; start < leads.length; start += batchSize) {
        const batch = leads.slice(start, start + batchSize);
        await this.imports.store(id, batch, user);
        imported += batch.length;
        const isDone = imported === leads.length;
        yield lineOf({ total, done: skipped + imported, imported, skipped, isDone });
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

  private async read(
    id: string,
    mapping: ImportMapping | undefined,
    given: ImportMeanings = {},
  ): Promise<ReadImport> {
    const text = await this.imports.readText(id);
    if (text === undefined) throw new AppError('conflict', { message: 'A part of the file is missing.' });
    const known = await this.imports.findMeanings();
    const meanings = {
      service: { ...known.service, ...lowerCased(given.service) },
      status: { ...known.status, ...lowerCased(given.status) },
    };
    return this.reader.read({ text, mapping, meanings });
  }
}

/** As they are remembered, so that what is said now replaces what was said once. */
const lowerCased = (meanings: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(meanings).map(([word, meaning]) => [wordOf(word), meaning]));

const importedAlready = 'This file has already been imported.';

const withTag = (tags: string[], tag: string): string[] =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase()) ? tags : [...tags, tag];

const lineOf = (progress: ResponseOf<typeof api.confirmImport>): string =>
  `${JSON.stringify(api.confirmImport.response.parse(progress))}\n`;
