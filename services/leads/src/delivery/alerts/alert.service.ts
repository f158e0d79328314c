import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import type { EntityManager } from 'typeorm';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { announceChange } from '../../leads/events/lead-channel';
import { lockPresentLead } from '../../leads/lead.repository';
import { record } from '../../leads/lead-activity.entity';

/** Makes an alert due as if it had just been queued: with a full five days before it. */
const anew = {
  state: 'queued',
  attempts: 0,
  groupId: null,
  lastAnswer: null,
  sentAt: null,
  claimedUntil: null,
  queuedAt: () => 'now()',
  nextAttemptAt: () => `date_trunc('milliseconds', now())`,
} as const;

/** Queues an alert again, sent or failed. */
export async function resendAlert(
  manager: EntityManager,
  leadId: string,
  id: string,
  user: SignedIn,
): Promise<void> {
  const lead = await lockPresentLead(manager, leadId, user);
  const { affected } = await manager.update(DeliveryEntity, { id, leadId, kind: 'alert' }, anew);
  if (!affected) throw new AppError('not_found');
  await record(manager, 'alertResent', [lead], { actor: user });
  await announceChange(manager, user.id, lead);
}

/** Queues all parked alerts again, or forgets them; writes down who did, and answers how many there were. */
export async function settleParkedAlerts(
  manager: EntityManager,
  action: 'alerts_retried' | 'alerts_discarded',
  actor: SignedIn,
): Promise<{ count: number }> {
  const parked = { kind: 'alert', state: 'failed' } as const;
  const { affected } =
    action === 'alerts_retried'
      ? await manager.update(DeliveryEntity, parked, anew)
      : await manager.delete(DeliveryEntity, parked);
  const count = affected ?? 0;
  if (count > 0) await recordAudit(manager, { actor, action, detail: String(count) });
  return { count };
}
