import {
  api,
  type ImportConfirmation,
  type ImportList,
  type ImportMeanings,
  type ImportPreview,
  importedSource,
  importListedDays,
  type RequestOf,
  type ResponseOf,
  type Source,
} from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { makeReference } from '../../intake/enquiries/reference';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadEntity } from '../../leads/lead.entity';
import { findStaffNames } from '../../team/staff';
import { LeadSettingsEntity } from '../../team/team.entity';
import { storeLeads } from '../new-leads';
import { LeadImportEntity } from './import.entity';
import { findDuplicates } from './import-duplicates';
import { leftOutFile } from './left-out-file';
import { type ImportLead, readImport } from './read-import';
import { wordOf } from './vocabulary';

type ImportRow = Omit<ImportList['imports'][number], 'author' | 'importedAt'> & {
  authorId: string;
  importedAt: Date;
};

const sampleRows = 5;
const maxListed = 100;

/** Leads in one transaction: few, so that no enquiry waits. */
const batchSize = 200;

/** Words of each field whose meaning is kept for the next file. */
const maxRemembered = 500;

const meaningsQuery = { select: { id: true, importMeanings: true }, where: { id: true } } as const;

const source: Source = {
  landingPage: null,
  referrer: null,
  utm: { source: importedSource, medium: null, campaign: null, term: null, content: null },
};

const importedAlready = () => new AppError('conflict', { message: 'This file has already been imported.' });

/** Leads from a file, which only its uploader sees: none is imported before they have seen the result and confirmed it. */
@Injectable()
export class ImportService {
  constructor(private readonly database: DataSource) {}

  async list(): Promise<ImportList> {
    const rows = await this.database.manager
      .createQueryBuilder(LeadImportEntity, 'file')
      .innerJoin(LeadEntity, 'lead', 'lead.importId = file.id AND lead.deletedAt IS NULL')
      .select(['file.id AS id', 'file.fileName AS "fileName"'])
      .addSelect(['file.authorId AS "authorId"', 'file.confirmedAt AS "importedAt"'])
      .addSelect('count(*)::int', 'leadCount')
      .addSelect('(count(*) FILTER (WHERE lead.version > 1))::int', 'changedCount')
      .where('file.confirmedAt > now() - make_interval(days => :importListedDays)', { importListedDays })
      .groupBy('file.id')
      .orderBy('file.confirmedAt', 'DESC')
      .limit(20)
      .getRawMany<ImportRow>();
    const names = await findStaffNames(this.database.manager);
    const imports = rows.map(({ authorId: id, importedAt, ...row }) => {
      const name = names.get(id);
      return { ...row, author: name ? { id, name } : null, importedAt: importedAt.toISOString() };
    });
    return { imports };
  }

  async start(fileName: string, { id: authorId }: SignedIn): Promise<{ id: string }> {
    const id = uuid();
    await this.database.manager.insert(LeadImportEntity, { id, authorId, fileName });
    return { id };
  }

  async storePart(id: string, place: number, content: string, user: SignedIn): Promise<void> {
    await this.open(id, user);
    await this.database
      .createQueryBuilder()
      .update(LeadImportEntity)
      .set({ parts: () => 'parts || jsonb_build_object(:place::text, :content::text)' })
      .where({ id })
      .setParameters({ place, content })
      .execute();
  }

  async cancel(id: string, user: SignedIn): Promise<void> {
    await this.open(id, user);
    await this.database.manager.delete(LeadImportEntity, { id });
  }

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

  /** The rows that would not be imported, as a spreadsheet file with the reason in its last column. */
  async leftOut(id: string, request: RequestOf<typeof api.exportLeftOut>, user: SignedIn): Promise<string> {
    return leftOutFile(await this.read(id, request, user));
  }

  /** Imports the valid rows, with lines of progress. Nobody is alerted, and no answer is promised. */
  async *confirm(id: string, request: ImportConfirmation, user: SignedIn): AsyncGenerator<string> {
    const { fileName, rows, leads: valid, repeated } = await this.read(id, request, user);
    const { meanings, tag } = request;
    const isRepeated = new Set(repeated.map(({ row }) => row));
    const leads = valid
      .filter(({ row }) => !isRepeated.has(row))
      .map((lead) => ({ ...lead, tags: tag ? withTag(lead.tags, tag) : lead.tags }));
    await this.close(id);
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
    const { fileName, parts } = await this.open(id, user, { parts: true });
    if (!Object.keys(parts).every((place, index) => place === String(index)))
      throw new AppError('conflict', { message: 'A part of the file is missing.' });
    const { importMeanings } = await this.database.manager.findOneOrFail(LeadSettingsEntity, meaningsQuery);
    // A new meaning replaces the old one.
    const meaningsOf = (field: keyof ImportMeanings) => [
      ...(importMeanings[field] ?? []),
      ...Object.entries(given?.[field] ?? {}),
    ];
    const meanings = { service: meaningsOf('service'), status: meaningsOf('status') };
    const read = await readImport(Object.values(parts).join(''), mapping, meanings);
    const leads = read.rows.flatMap(({ lead, problems }) => (problems.length === 0 ? lead : []));
    const repeated = duplicates === 'skip' ? await findDuplicates(this.database, leads) : [];
    return { ...read, fileName, leads, repeated };
  }

  private async open(id: string, { id: authorId }: SignedIn, more: { parts?: true } = {}) {
    const select = { id: true, fileName: true, confirmedAt: true, ...more };
    const found = await this.database.manager.findOne(LeadImportEntity, { select, where: { id, authorId } });
    if (!found) throw new AppError('not_found');
    if (found.confirmedAt) throw importedAlready();
    return found;
  }

  /** Only the first to confirm it imports it. The file is then deleted: an erased person must not remain in a copy. */
  private async close(id: string): Promise<void> {
    const { affected } = await this.database.manager.update(
      LeadImportEntity,
      { id, confirmedAt: IsNull() },
      { confirmedAt: () => 'now()', parts: {} },
    );
    if (affected !== 1) throw importedAlready();
  }

  private remember(given: ImportMeanings): Promise<void> {
    return this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const settings = await manager.findOneOrFail(LeadSettingsEntity, { ...meaningsQuery, lock });
      const importMeanings = { ...settings.importMeanings };
      for (const field of ['service', 'status'] as const) {
        const used = new Map(
          Object.entries(given[field] ?? {}).map(([word, meaning]) => [wordOf(word), meaning]),
        );
        const others = (importMeanings[field] ?? []).filter(([word]) => !used.has(word));
        importMeanings[field] = [...others, ...used].slice(-maxRemembered);
      }
      await manager.update(LeadSettingsEntity, { id: true }, { importMeanings });
    });
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
      await storeLeads(manager, 'imported', rows, { actor: user, groupId: importId });
      await announceChange(manager, user.id);
    });
  }
}

const withTag = (tags: string[], tag: string): string[] =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase()) ? tags : [...tags, tag];

const lineOf = (progress: ResponseOf<typeof api.confirmImport>): string =>
  `${JSON.stringify(api.confirmImport.response.parse(progress))}\n`;
