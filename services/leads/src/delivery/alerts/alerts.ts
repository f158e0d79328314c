import { isManager, leadFieldNames } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { type Addressee, type Delivery, queueDeliveries } from '@golghar/platform/deliveries';
import { type EntityManager, type FindOptionsSelect, In } from 'typeorm';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadEntity } from '../../leads/lead.entity';
import { lockPresentLead } from '../../leads/lead.repository';
import { record } from '../../leads/lead-activity.entity';
import { findActiveStaff } from '../../team/staff';

export const findAlertRecipients = async (manager: EntityManager): Promise<Addressee[]> =>
  (await findActiveStaff(manager)).filter(({ role }) => isManager(role));

/** Queues an alert for each of some locked leads and recipient, unless it exists. */
export async function queueAlerts(
  manager: EntityManager,
  leads: readonly { id: string }[],
  recipients: readonly Addressee[],
): Promise<void> {
  const alerts = leads.flatMap(({ id: leadId }) =>
    recipients.map((recipient) => ({
      subjectId: leadId,
      leadId,
      recipient,
      dedupeKey: `${leadId} ${recipient.email}`,
    })),
  );
  await queueDeliveries(manager, 'alert', alerts);
}

export async function findAlertsOf(manager: EntityManager, leadId: string) {
  const rows = await manager.find(DeliveryEntity, {
    where: { leadId, kind: 'alert' },
    order: { queuedAt: 'DESC', id: 'DESC' },
  });
  return rows.map(({ recipient, state, lastAnswer, ...row }) => ({
    ...row,
    recipient: recipient ?? '',
    state: state === 'cancelled' ? 'failed' : state,
    smtpResponse: lastAnswer,
  }));
}

/** Makes an alert due as if it had just been queued: with five full days ahead. */
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

/** Queues all parked alerts again, or discards them; records who did it, and returns how many there were. */
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

/** What an alert says of a lead: what the visitor wrote, not what the staff made of it. */
const columns = [
  'id',
  'reference',
  'submittedAt',
  'dueAt',
  'source',
  'choice',
  'history',
  'requestId',
  ...leadFieldNames,
] as const;

const select = Object.fromEntries(columns.map((name) => [name, true])) as FindOptionsSelect<LeadEntity>;

export type AlertedLead = Pick<LeadEntity, (typeof columns)[number]>;

export type DueAlert = Delivery & { lead: AlertedLead };

export async function findDueAlerts(
  manager: EntityManager,
  deliveries: readonly Delivery[],
): Promise<DueAlert[]> {
  const ids = [...new Set(deliveries.map(({ subjectId }) => subjectId))];
  const found = await manager.find(LeadEntity, { select, where: { id: In(ids) } });
  const leads = new Map(found.map((lead) => [lead.id, lead]));
  return deliveries.flatMap((delivery) => {
    const lead = leads.get(delivery.subjectId);
    return lead ? [{ ...delivery, lead }] : [];
  });
}
