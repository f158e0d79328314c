import type { LeadEvent } from '@golghar/contracts';
import { notifyChannel } from '@golghar/platform';
import type { EntityManager } from 'typeorm';

/** Postgres channel that says which lead was changed and by whom. */
export const leadChangedChannel = 'lead_changed';

type Change = Omit<Extract<LeadEvent, { kind: 'lead' }>, 'kind'>;

/**
 * Tells every process that a lead is another one now, when the transaction commits. That takes a lock of the whole
 * server, which is nothing for what people do one by one; new enquiries are announced in another way.
 */
export async function announceChange(manager: EntityManager, change: Change): Promise<void> {
  await notifyChannel(manager, leadChangedChannel, JSON.stringify(change));
}

/** As {@link announceChange}, once for a change of many leads. */
export async function announceManyChanges(manager: EntityManager, by: string): Promise<void> {
  await notifyChannel(manager, leadChangedChannel, JSON.stringify({ by }));
}
