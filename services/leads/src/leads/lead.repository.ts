import type { Submission } from '@golghar/contracts';
import { type Actor, AppError } from '@golghar/platform';
import { Any, type EntityManager, type FindManyOptions, type FindOneOptions } from 'typeorm';
import { canSee, isShown, limitOf } from '../team/lead-settings';
import { idsOf, LeadEntity } from './lead.entity';
import { readLeads } from './read-leads.sql';

/** The error for a lead that does not exist: a deleted one can still be restored, and says by whom it was deleted. */
export function missingLead({ deletion, quarantinedAt }: LeadEntity): AppError {
  if (!deletion) return new AppError('not_found');
  if (quarantinedAt)
    return new AppError('deleted', { message: 'This lead is in quarantine, as spam.', deletion });
  const message = deletion.by ? `This lead was deleted by ${deletion.by.name}.` : 'This lead was deleted.';
  return new AppError('deleted', { message, deletion });
}

export async function readLead(manager: EntityManager, id: string): Promise<Submission> {
  const [lead] = await readLeads(manager, [id]);
  if (!lead) throw new AppError('not_found');
  return lead;
}

/** Leads as lists show them, newest first, including deleted ones. */
export async function readLeadsWhere(
  manager: EntityManager,
  where: FindManyOptions<LeadEntity>['where'],
  limit?: number,
): Promise<Submission[]> {
  const order = { submittedAt: 'DESC', id: 'DESC' } as const;
  const found = await manager.find(LeadEntity, { select: { id: true }, where, order, take: limit });
  return readLeads(manager, idsOf(found));
}

/**
 * A lead that somebody may see, even if deleted.
 * @throws AppError not_found
 */
export async function findLead(
  manager: EntityManager,
  id: string,
  user: Actor,
  options: Pick<FindOneOptions<LeadEntity>, 'lock'> = {},
): Promise<LeadEntity> {
  const lead = await manager.findOne(LeadEntity, { where: { id }, ...options });
  if (!lead || !(await canSee(manager, lead.ownerId, user))) throw new AppError('not_found');
  return lead;
}

/** As {@link findLead}, unless it is deleted; one set aside as spam is found. */
export async function findShownLead(manager: EntityManager, id: string, user: Actor): Promise<LeadEntity> {
  const lead = await findLead(manager, id, user);
  if (lead.deletedAt && !lead.quarantinedAt) throw missingLead(lead);
  return lead;
}

/** As {@link findLead}, locked until the transaction ends. */
export const lockLead = (manager: EntityManager, id: string, user: Actor): Promise<LeadEntity> =>
  findLead(manager, id, user, { lock: { mode: 'pessimistic_write' } });

/** As {@link lockLead}, unless it is deleted. */
export async function lockPresentLead(manager: EntityManager, id: string, user: Actor): Promise<LeadEntity> {
  const lead = await lockLead(manager, id, user);
  if (lead.deletedAt) throw missingLead(lead);
  return lead;
}

/**
 * As {@link lockLead}, for those of some leads that somebody may see, always in the same order, so that two changes never
 * deadlock.
 * @param user null sees all
 */
export async function lockLeads(
  manager: EntityManager,
  ids: readonly string[],
  user: Actor | null,
): Promise<LeadEntity[]> {
  const limit = user ? await limitOf(manager, user) : undefined;
  const leads = await manager.find(LeadEntity, {
    where: { id: Any([...ids]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return leads.filter(({ ownerId }) => isShown(limit, ownerId));
}
