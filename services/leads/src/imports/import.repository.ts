import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { makeReference } from '../enquiries/reference';
import { announceManyChanges } from '../events/lead-channel';
import { LeadRepository } from '../leads/lead.repository';
import { searchFields } from '../search-index/search-fields';
import { SearchIndex } from '../search-index/search-index';
import * as sql from './import.sql';
import type { ImportLead } from './import-row';
import { LeadImportEntity } from './lead-import.entity';
import { LeadImportPartEntity } from './lead-import-part.entity';

@Injectable()
export class ImportRepository {
  constructor(
    @InjectRepository(LeadImportEntity) private readonly imports: Repository<LeadImportEntity>,
    @InjectRepository(LeadImportPartEntity) private readonly parts: Repository<LeadImportPartEntity>,
    private readonly leads: LeadRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  /** Whoever starts anew gives up what they did not confirm. */
  async start(fileName: string, authorId: string): Promise<string> {
    const id = uuid();
    await this.imports.manager.transaction(async (manager) => {
      await manager.delete(LeadImportEntity, { authorId, confirmedAt: IsNull() });
      await manager.insert(LeadImportEntity, { id, authorId, fileName });
    });
    return id;
  }

  find(id: string, authorId: string): Promise<LeadImportEntity | null> {
    return this.imports.findOneBy({ id, authorId });
  }

  async storePart(id: string, place: number, content: string): Promise<void> {
    await this.parts.upsert({ importId: id, place, content }, ['importId', 'place']);
  }

  /** The file's text; undefined while a part is missing. */
  async readText(id: string): Promise<string | undefined> {
    const [row]: sql.TextRow[] = await this.parts.query(sql.readParts, [id]);
    return row && row.count === row.last + 1 ? row.text : undefined;
  }

  async remove(id: string): Promise<void> {
    await this.imports.delete({ id });
  }

  /** Whether this is the first to confirm it. The file itself is kept no longer: who is erased must be in no copy. */
  async confirm(id: string, authorId: string): Promise<boolean> {
    const { affected } = await this.imports.update(
      { id, authorId, confirmedAt: IsNull() },
      { confirmedAt: () => 'now()' },
    );
    if (affected !== 1) return false;
    await this.parts.delete({ importId: id });
    return true;
  }

  /** Leads that have one of the phone numbers or e-mail addresses, the newest last. */
  findPresent(phoneNumbers: string[], emails: string[]): Promise<sql.PresentRow[]> {
    return this.imports.query(sql.findPresent, [phoneNumbers, emails]);
  }

  /** Stores some leads in one transaction: few, so that no enquiry waits. */
  async store(leads: readonly ImportLead[], user: SignedIn): Promise<void> {
    const rows = leads.map((lead) => ({
      ...lead,
      id: uuid(),
      reference: makeReference(),
    }));
    const stored = rows.map((row) => ({ ...row, ...searchFields(row) }));
    await this.imports.manager.transaction(async (manager) => {
      await manager.query(sql.storeLeads, [JSON.stringify(stored)]);
      await this.searchIndex.learn(manager, stored);
      await this.leads.moveCounts(manager, { from: [], to: leads.map(({ status }) => status) });
      await announceManyChanges(manager, user.id);
    });
  }

  async record(detail: string, actor: SignedIn): Promise<void> {
    await recordAudit(this.imports.manager, { actor, action: 'leads_imported', detail });
  }
}
