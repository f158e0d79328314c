import { type LeadValues, type Source, sourceName } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { LeadEntity } from '../leads/lead.entity';
import { type Act, record } from '../leads/lead-activity.entity';
import { moveCounts } from '../leads/lead-changes';
import { learnNames } from '../search-index/name-words';
import { searchFields } from '../search-index/search-fields';

type Optional = 'status' | 'tags' | 'dueAt' | 'ownerId' | 'ownerNameThen' | 'importId';

/** A lead that staff bring in. Without `dueAt` nobody waits for an answer. */
export type NewLead = LeadValues &
  Pick<LeadEntity, 'id' | 'reference' | 'submittedAt'> &
  Partial<Pick<LeadEntity, Optional>> & { source: Source };

/**
 * The only way to add leads that staff enter or import: stores them so that searches and counts find them, each with the
 * activity that tells how it came.
 */
export async function storeLeads(
  manager: EntityManager,
  kind: 'entered' | 'imported',
  leads: readonly NewLead[],
  act: Act,
): Promise<void> {
  const rows = leads.map((lead) => ({
    ...lead,
    ...searchFields({ tags: [], ...lead }),
    updatedAt: new Date(),
    sourceName: sourceName(lead.source),
  }));
  await manager.insert(LeadEntity, rows);
  await learnNames(manager, rows);
  await moveCounts(manager, { to: leads.map(({ status = 'new' }) => status) });
  await record(manager, kind, leads, act);
}
