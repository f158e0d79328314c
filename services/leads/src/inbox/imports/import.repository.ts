import { type ImportMeanings, importedSource, importListedDays, type Source } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { makeReference } from '../../intake/enquiries/reference';
import { record } from '../../leads/activity/record-activities';
import { announceManyChanges } from '../../leads/events/lead-channel';
import { LeadRepository } from '../../leads/lead.repository';
import { searchFields } from '../../search-index/search-fields';
import { SearchIndex } from '../../search-index/search-index';
import * as sql from './import.sql';
import { ImportMeaningEntity } from './import-meaning.entity';
import type { ImportLead } from './import-row';
import { LeadImportEntity } from './lead-import.entity';
import { wordOf } from './vocabulary';

/** Words whose meaning is known again, at most. */
const maxRemembered = 500;

const source: Source = {
  landingPage: null,
  referrer: null,
  utm: { source: importedSource, medium: null, campaign: null, term: null, content: null },
};

@Injectable()
export class ImportRepository {
  constructor(
    @InjectRepository(LeadImportEntity) private readonly imports: Repository<LeadImportEntity>,
    @InjectRepository(ImportMeaningEntity) private readonly meanings: Repository<ImportMeaningEntity>,
    private readonly leads: LeadRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  async start(fileName: string, authorId: string): Promise<string> {
    const id = uuid();
    await this.imports.insert({ id, authorId, fileName });
    return id;
  }

  /** Finished imports of which leads are there still, the newest first. */
  list(): Promise<sql.ImportRow[]> {
    return this.imports.query(sql.findImports, [importListedDays]);
  }

  /** What words of files were taken for, by field, in earlier imports. */
  async findMeanings(): Promise<Record<string, Record<string, string>>> {
    const all: Record<string, Record<string, string>> = {};
    for (const { field, word, meaning } of await this.meanings.find({
      order: { usedAt: 'DESC' },
      take: maxRemembered,
    }))
      all[field] = { ...all[field], [word]: meaning };
    return all;
  }

  async remember(given: ImportMeanings): Promise<void> {
    const usedAt = new Date();
    const rows = Object.entries(given).flatMap(([field, meanings = {}]) =>
      Object.entries(meanings).map(([word, meaning]) => ({ field, word: wordOf(word), meaning, usedAt })),
    );
    const unique = new Map(rows.map((row) => [`${row.field} ${row.word}`, row]));
    await this.meanings.upsert([...unique.values()], ['field', 'word']);
  }

  find(id: string, authorId: string): Promise<LeadImportEntity | null> {
    return this.imports.findOneBy({ id, authorId });
  }

  async storePart(id: string, place: number, content: string): Promise<void> {
    await this.imports
      .createQueryBuilder()
      .update()
      .set({ parts: () => 'parts || jsonb_build_object(:place::text, :content::text)' })
      .where({ id })
      .setParameters({ place, content })
      .execute();
  }

  /** The file's text; undefined while a part is missing. */
  async readText(id: string): Promise<string | undefined> {
    const { parts } = await this.imports.findOneOrFail({ where: { id }, select: { parts: true } });
    const isWhole = Object.keys(parts).every((place, index) => place === String(index));
    return isWhole ? Object.values(parts).join('') : undefined;
  }

  async remove(id: string): Promise<void> {
    await this.imports.delete({ id });
  }

  /** Whether this is the first to confirm it. The file itself is kept no longer: who is erased must be in no copy. */
  async confirm(id: string, authorId: string): Promise<boolean> {
    const { affected } = await this.imports.update(
      { id, authorId, confirmedAt: IsNull() },
      { confirmedAt: () => 'now()', parts: {} },
    );
    return affected === 1;
  }

  /** Leads that have one of the phone numbers or e-mail addresses, the newest last. */
  findPresent(phoneNumbers: string[], emails: string[]): Promise<sql.PresentRow[]> {
    return this.imports.query(sql.findPresent, [phoneNumbers, emails]);
  }

  /** Stores some leads in one transaction: few, so that no enquiry waits. */
  async store(importId: string, leads: readonly ImportLead[], user: SignedIn): Promise<void> {
    const rows = leads.map((lead) => ({
      ...lead,
      id: uuid(),
      reference: makeReference(),
    }));
    const stored = rows.map((row) => ({ ...row, ...searchFields(row) }));
    await this.imports.manager.transaction(async (manager) => {
      await manager.query(sql.storeLeads, [JSON.stringify(stored), importId, source, importedSource]);
      await this.searchIndex.learn(manager, stored);
      await record(manager, 'imported', rows, { actor: user, groupId: importId });
      await this.leads.moveCounts(manager, { to: leads.map(({ status }) => status) });
      await announceManyChanges(manager, user.id);
    });
  }

  async record(detail: string, actor: SignedIn): Promise<void> {
    await recordAudit(this.imports.manager, { actor, action: 'leads_imported', detail });
  }
}
