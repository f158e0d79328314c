import type { Owner } from '@golghar/contracts';
import { notifyChannel } from '@golghar/platform';
import type { EntityManager } from 'typeorm';

/** Postgres channel that says which lead was changed and by whom. */
export const leadChangedChannel = 'lead_changed';

/** Whose lead it is and, when that was just changed, whose it was: null is nobody's. */
type Owners = readonly (string | null)[];

/** A lead before or after a change. */
type ChangedLead = { id: string; owner: Owner | null };

/** What goes through the channel; {@link Owners} say who may hear of it and are told to nobody. */
export type LeadNotice =
  | { kind: 'lead'; id: string; by: string; owners: Owners }
  | { kind: 'leads'; by: string }
  | { kind: 'assigned'; to: string; by: string | null; id: string | null; count: number };

/**
 * Tells every process that a lead is another one now, when the transaction commits. That takes a lock of the whole
 * server, which is nothing for what people do one by one; new enquiries are announced in another way. All states of the
 * lead that have another owner are to be given.
 */
export const announceChange = (
  manager: EntityManager,
  by: string,
  ...[lead, ...states]: [ChangedLead, ...ChangedLead[]]
): Promise<void> =>
  notify(manager, {
    kind: 'lead',
    id: lead.id,
    by,
    owners: [lead, ...states].map(({ owner }) => owner?.id ?? null),
  });

/** As {@link announceChange}, once for a change of many leads. */
export const announceManyChanges = (manager: EntityManager, by: string): Promise<void> =>
  notify(manager, { kind: 'leads', by });

/** Tells somebody, when the transaction commits, that leads are theirs now. */
export function announceAssignment(
  manager: EntityManager,
  { to, by, leads }: { to: string; by: string | null; leads: readonly { id: string }[] },
): Promise<void> {
  const id = leads.length === 1 ? (leads[0]?.id ?? null) : null;
  return notify(manager, { kind: 'assigned', to, by, id, count: leads.length });
}

async function notify(manager: EntityManager, notice: LeadNotice): Promise<void> {
  await notifyChannel(manager, leadChangedChannel, JSON.stringify(notice));
}
