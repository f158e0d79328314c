import type { Owner } from '@golghar/contracts';
import { notifyChannel } from '@golghar/platform';
import type { EntityManager } from 'typeorm';

/** Postgres channel that says which lead was changed and by whom. */
export const leadChangedChannel = 'lead_changed';

/** Whose lead it is and, when that was just changed, whose it was: null is nobody's. */
type Owners = readonly (string | null)[];

/** What goes through the channel; {@link Owners} say who may hear of it and are told to nobody. */
export type LeadNotice =
  | { kind: 'lead'; id: string; by: string; owners: Owners }
  | { kind: 'leads'; by: string }
  | { kind: 'assigned'; to: string; by: string | null; id: string | null; count: number };

/**
 * Tells every process that a lead is another one now, when the transaction commits. That takes a lock of the whole
 * server, which is nothing for what people do one by one; new enquiries are announced in another way.
 * @param nextOwner whose it is now, where that was just changed
 */
export const announceChange = (
  manager: EntityManager,
  by: string,
  { id, owner }: { id: string; owner: Owner | null },
  nextOwner: Owner | null = owner,
): Promise<void> =>
  notify(manager, { kind: 'lead', id, by, owners: [owner?.id ?? null, nextOwner?.id ?? null] });

/** As {@link announceChange}, once for a change of many leads. */
export const announceManyChanges = (manager: EntityManager, by: string): Promise<void> =>
  notify(manager, { kind: 'leads', by });

/** Tells somebody, when the transaction commits, that leads are theirs now. */
export function announceAssignment(
  manager: EntityManager,
  { to, by, leadIds }: { to: string; by: string | null; leadIds: readonly string[] },
): Promise<void> {
  const [id = null, ...others] = leadIds;
  return notify(manager, {
    kind: 'assigned',
    to,
    by,
    id: others.length > 0 ? null : id,
    count: leadIds.length,
  });
}

async function notify(manager: EntityManager, notice: LeadNotice): Promise<void> {
  await notifyChannel(manager, leadChangedChannel, JSON.stringify(notice));
}
