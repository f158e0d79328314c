import type { CorrectedValues, Owner } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SearchIndex } from '../../search-index/search-index';
import { PersonRelinker } from '../people-links/person-relinker';
import { CorrectionRepository } from './correction.repository';

/** A lead as it was before it was corrected. */
type CorrectedLead = { id: string; contactData: { phone: string; email: string } };

/** What follows from a correction of a lead, within its transaction. */
@Injectable()
export class Corrections {
  constructor(
    private readonly corrections: CorrectionRepository,
    private readonly searchIndex: SearchIndex,
    private readonly relinker: PersonRelinker,
  ) {}

  /** To be called before the lead is held; see {@link PersonRelinker.lock}. */
  prepare(manager: EntityManager): Promise<void> {
    return this.relinker.lock(manager);
  }

  /** Writes a correction that was just made into the lead's history, and finds it by its new values; answers the entry. */
  async record(
    manager: EntityManager,
    { id: leadId, contactData }: CorrectedLead,
    { before, after }: { before: CorrectedValues; after: CorrectedValues },
    author: Owner,
  ): Promise<string> {
    const id = uuid();
    await this.corrections.add(manager, {
      id,
      leadId,
      before,
      after,
      authorId: author.id,
      authorName: author.name,
    });
    await this.searchIndex.refresh(manager, [leadId]);
    await this.relinker.relink(manager, { id: leadId, before: contactData }, author);
    return id;
  }
}
