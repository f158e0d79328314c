import {
  api,
  type ImportConfirmation,
  type ImportMeanings,
  type ImportPreview,
  importedSource,
  type RequestOf,
  type ResponseOf,
  type Source,
} from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { makeReference } from '../../intake/enquiries/reference';
import { announceManyChanges } from '../../leads/events/lead-channel';
import { NewLeads } from '../new-leads';
import { findDuplicates } from './import-duplicates';
import { ImportFiles } from './import-files';
import { ImportMeaningEntity } from './import-meaning.entity';
import type { ImportLead } from './import-row';
import { leftOutFile } from './left-out-file';
import { readImport } from './read-import';
import { wordOf } from './vocabulary';

/** Rows, problems and duplicates that a preview shows. */
const sampleRows = 5;
const maxListed = 100;

/** Leads in one transaction: few, so that no enquiry waits. */
const batchSize = 200;

/** Words whose meaning is known again, at most. */
const maxRemembered = 500;

const source: Source = {
  landingPage: null,
  referrer: null,
  utm: { source: importedSource, medium: null, campaign: null, term: null, content: null },
};

/** Leads from a file: nothing is one before somebody has seen what would come of it and confirmed it. */
@Injectable()
export class ImportService {
  constructor(
    private readonly database: DataSource,
    private readonly files: ImportFiles,
    private readonly newLeads: NewLeads,
  ) {}

  async preview(
    id: string,
    request: RequestOf<typeof api.previewImport>,
    user: SignedIn,
  ): Promise<ImportPreview> {
    const { columns, mapping, values, rows, leads, repeated } = await this.read(id, request, user);
    const refused = rows.filter(({ problems }) => problems.length > 0);
    return {
      columns,
      sample: rows.slice(0, sampleRows).map(({ cells }) => cells),
      mapping,
      values,
      rowCount: rows.length,
      validCount: leads.length,
      problems: refused.flatMap(({ problems }) => problems).slice(0, maxListed),
      problemCount: refused.length,
      duplicates: repeated.slice(0, maxListed),
      duplicateCount: repeated.length,
    };
  }

  /** The rows that would not be imported, as a file for a spreadsheet that has why in its last column. */
  async leftOut(id: string, request: RequestOf<typeof api.exportLeftOut>, user: SignedIn): Promise<string> {
    return leftOutFile(await this.read(id, request, user));
  }

  /** Imports what is valid, with lines of progress. Nobody is alerted, and no answer is promised. */
  async *confirm(id: string, request: ImportConfirmation, user: SignedIn): AsyncGenerator<string> {
    const { fileName, rows, leads: valid, repeated } = await this.read(id, request, user);
    const { meanings, tag } = request;
    const isRepeated = new Set(repeated.map(({ row }) => row));
    const leads = valid
      .filter(({ row }) => !isRepeated.has(row))
      .map((lead) => ({ ...lead, tags: tag ? withTag(lead.tags, tag) : lead.tags }));
    await this.files.confirm(id);
    if (meanings) await this.remember(meanings);
    const total = rows.length;
    const skipped = total - leads.length;
    let imported = 0;
    try {
      yield lineOf({ total, done: skipped, imported, skipped, isDone: leads.length === 0 });
      for (let start = 0; start < leads.length; start += batchSize) {
        const batch = leads.slice(start, start + batchSize);
        await this.store(id, batch, user);
        imported += batch.length;
        const isDone = imported === leads.length;
        yield lineOf({ total, done: skipped + imported, imported, skipped, isDone });
      }
    } finally {
      const detail = `${fileName}: ${imported} leads`;
      await recordAudit(this.database.manager, { actor: user, action: 'leads_imported', detail });
    }
  }

  private async read(
    id: string,
    {
      mapping,
      meanings: given,
      duplicates = 'skip',
    }: RequestOf<typeof api.previewImport> & Partial<Pick<ImportConfirmation, 'duplicates'>>,
    user: SignedIn,
  ) {
    const { fileName } = await this.files.open(id, user);
    const text = await this.files.readText(id);
    const known = await this.database.manager.find(ImportMeaningEntity, {
      order: { usedAt: 'DESC' },
      take: maxRemembered,
    });
    // What is said now replaces what was said once.
    const meaningsOf = (field: keyof ImportMeanings) => [
      ...known.filter((one) => one.field === field).map(({ word, meaning }) => [word, meaning] as const),
      ...Object.entries(given?.[field] ?? {}),
    ];
    const meanings = { service: meaningsOf('service'), status: meaningsOf('status') };
    const read = await readImport(text, mapping, meanings);
    const leads = read.rows.flatMap(({ lead, problems }) => (problems.length === 0 ? lead : []));
    const repeated = duplicates === 'skip' ? await findDuplicates(this.database, leads) : [];
    return { ...read, fileName, leads, repeated };
  }

  private async remember(given: ImportMeanings): Promise<void> {
    const usedAt = new Date();
    const rows = Object.entries(given).flatMap(([field, meanings = {}]) =>
      Object.entries(meanings).map(([word, meaning]) => ({ field, word: wordOf(word), meaning, usedAt })),
    );
    const unique = new Map(rows.map((row) => [`${row.field} ${row.word}`, row]));
    await this.database.manager.upsert(ImportMeaningEntity, [...unique.values()], ['field', 'word']);
  }

  private store(importId: string, leads: readonly ImportLead[], user: SignedIn): Promise<void> {
    const rows = leads.map(({ row: _, ...lead }) => ({
      ...lead,
      id: uuid(),
      reference: makeReference(),
      source,
      importId,
    }));
    return this.database.transaction(async (manager) => {
      await this.newLeads.store(manager, 'imported', rows, { actor: user, groupId: importId });
      await announceManyChanges(manager, user.id);
    });
  }
}

const withTag = (tags: string[], tag: string): string[] =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase()) ? tags : [...tags, tag];

const lineOf = (progress: ResponseOf<typeof api.confirmImport>): string =>
  `${JSON.stringify(api.confirmImport.response.parse(progress))}\n`;
