import { type LeadValues, type Source, sourceName } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IdempotencyKeyEntity } from '../../intake/enquiries/idempotency-key.entity';
import { LeadEntity } from '../../leads/lead.entity';
import { LeadRepository } from '../../leads/lead.repository';
import { tellWebhooks } from '../../leads/webhook-calls';
import { searchFields } from '../../search-index/search-fields';
import { SearchIndex } from '../../search-index/search-index';

export type NewEnteredLead = LeadValues &
  Pick<LeadEntity, 'id' | 'reference' | 'submittedAt' | 'dueAt'> & { source: Source };

@Injectable()
export class EnteredLeadRepository {
  constructor(
    private readonly leads: LeadRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  /** Whether the key is free for this lead; waits for whoever is just storing one under the same key. */
  async takeKey(
    manager: EntityManager,
    {
      keyHash,
      bodyHash,
      lead,
    }: Pick<IdempotencyKeyEntity, 'keyHash' | 'bodyHash'> & { lead: NewEnteredLead },
  ): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(IdempotencyKeyEntity)
      .values({ keyHash, bodyHash, leadId: lead.id, reference: lead.reference })
      .orIgnore()
      .returning('lead_id')
      .execute();
    return raw.length === 1;
  }

  findByKey(manager: EntityManager, keyHash: Buffer): Promise<IdempotencyKeyEntity | null> {
    return manager.findOneBy(IdempotencyKeyEntity, { keyHash });
  }

  /** Stores a lead as its author's, where searches, counts and webhooks find it. */
  async store(manager: EntityManager, lead: NewEnteredLead, owner: SignedIn): Promise<void> {
    const fields = searchFields({ ...lead, tags: [] });
    await manager.insert(LeadEntity, {
      ...lead,
      ...fields,
      updatedAt: lead.submittedAt,
      sourceName: sourceName(lead.source),
      ownerId: owner.id,
      ownerName: owner.name,
    });
    await this.searchIndex.learn(manager, [fields]);
    await this.leads.moveCounts(manager, { to: ['new'] });
    await tellWebhooks(manager, 'lead.created', [lead.id]);
  }
}
