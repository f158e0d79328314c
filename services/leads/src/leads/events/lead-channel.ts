import type { LeadEvent, Owner } from '@golghar/contracts';
import { notifyChannel } from '@golghar/platform';
import type { EntityManager } from 'typeorm';

/** Postgres channel that says which lead was changed and by whom. */
export const leadChangedChannel = 'lead_changed';

/**
 * Who may hear of an event, which is told to nobody: one person, or those who may see one of these owners' leads, where null is
 * nobody's. What is undefined stands for everybody.
 */
export type Audience = { to?: string; owners?: readonly (string | null)[] };

/**
 * Tells every process what happened, when the transaction commits. That takes a lock of the whole server, which is
 * nothing for what people do one by one; new enquiries are announced in another way.
 */
export async function announce(manager: EntityManager, notice: LeadEvent & Audience): Promise<void> {
  await notifyChannel(manager, leadChangedChannel, JSON.stringify(notice));
}

/**
 * Tells that a lead is another one now; without a lead, that many are.
 * @param nextOwner whose it is now, where that was just changed
 */
export function announceChange(
  manager: EntityManager,
  by: string,
  lead?: { id: string; owner: Owner | null },
  nextOwner = lead?.owner,
): Promise<void> {
  if (!lead) return announce(manager, { kind: 'leads', by });
  const owners = [lead.owner?.id ?? null, nextOwner?.id ?? null];
  return announce(manager, { kind: 'lead', id: lead.id, by, owners });
}
