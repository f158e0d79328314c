import type { LeadEvent, Owner } from '@golghar/contracts';
import { notifyChannel } from '@golghar/platform';
import type { EntityManager } from 'typeorm';

/** Postgres channel that announces which lead was changed and by whom. */
export const leadChangedChannel = 'lead_changed';

/**
 * Who may receive an event: one person, or those who may see the leads of one of these owners, where null is no owner. Undefined
 * stands for everybody. Not part of the event itself.
 */
export type Audience = { to?: string; owners?: readonly (string | null)[] };

/**
 * Announces an event to every process when the transaction commits. That takes a lock of the whole server, which is fine for
 * what people do one by one; new enquiries are announced differently.
 */
export async function announce(manager: EntityManager, notice: LeadEvent & Audience): Promise<void> {
  await notifyChannel(manager, leadChangedChannel, JSON.stringify(notice));
}

/**
 * Announces that a lead has changed; without a lead, that many have.
 * @param nextOwner its new owner, if that just changed
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
