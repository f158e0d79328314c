import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { makeReference } from '../enquiries/reference';
import { announceManyChanges } from '../events/lead-channel';
import { LeadRepository } from '../leads/lead.repository';
import { searchFields } from '../search-index/search-fields';
import { SearchIndex } from '../search-index/search-index';
import * as sql from './import.sql';
import type { ImportLead } from './import-row';

@Injectable()
export class ImportRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  async start(fileName: string, authorId: string): Promise<string> {
    const id = uuid();
    await this.database.query(sql.startImport, [id, authorId, fileName]);
    return id;
  }

  async find(id: string, authorId: string): Promise<sql.ImportRow | undefined> {
    const rows: sql.ImportRow[] = await this.database.query(sql.findImport, [id, authorId]);
    return rows[0];
  }

  async storePart(id: string, place: number, content: string): Promise<void> {
    await this.database.query(sql.storePart, [id, place, content]);
  }

  /** The file's text; undefined while a part is missing. */
  async text(id: string): Promise<string | undefined> {
    const [{ text, count, last }] = await this.database.query(sql.readParts, [id]);
    return count === last + 1 ? text : undefined;
  }

  async remove(id: string): Promise<void> {
    await this.database.query('DELETE FROM lead_import WHERE id = $1', [id]);
  }

  /** Whether this is the first to confirm it. */
  async confirm(id: string, authorId: string): Promise<boolean> {
    const [rows] = await this.database.query(sql.confirmImport, [id, authorId]);
    return rows.length === 1;
  }

  present(phoneNumbers: string[], emails: string[]): Promise<sql.PresentRow[]> {
    return this.database.query(sql.findPresent, [phoneNumbers, emails]);
  }

  /** Stores some leads in one transaction: few, so that no enquiry waits. */
  async store(leads: readonly ImportLead[], user: SignedIn): Promise<void> {
    const rows = leads.map((lead) => ({
      ...lead,
      id: uuid(),
      reference: makeReference(),
    }));
    const stored = rows.map((row) => ({ ...row, ...searchFields(row) }));
    await this.database.transaction(async (manager) => {
      await manager.query(sql.storeLeads, [JSON.stringify(stored)]);
      await this.searchIndex.learn(manager, stored);
      await this.leads.moveCounts(manager, { from: [], to: leads.map(({ status }) => status) });
      await announceManyChanges(manager, user.id);
    });
  }

  async record(detail: string, actor: SignedIn): Promise<void> {
    await recordAudit(this.database.manager, { actor, action: 'leads_imported', detail });
  }
}
