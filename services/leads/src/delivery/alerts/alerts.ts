import { type Alert, leadFieldNames } from '@golghar/contracts';
import { type Delivery, queueDeliveries } from '@golghar/platform/deliveries';
import { Any, type EntityManager, type FindOptionsSelect, type FindOptionsWhere, In } from 'typeorm';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { LeadEntity } from '../../leads/lead.entity';

type Recipient = { email: string; name: string };

/** Whom auth names: the active admins and managers. */
export const findAlertRecipients = (manager: EntityManager): Promise<Recipient[]> =>
  manager
    .createQueryBuilder()
    .select(['email', 'name'])
    .from('auth.alert_recipients', 'recipient')
    .orderBy('email')
    .getRawMany<Recipient>();

/** Queues an alert for each lead and recipient, but for those that are there already and for leads that are gone. */
export async function queueAlerts(
  manager: EntityManager,
  leadIds: readonly string[],
  recipients: readonly Recipient[],
): Promise<void> {
  const present = await manager.find(LeadEntity, {
    select: { id: true },
    where: { id: Any(leadIds) },
    order: { id: 'ASC' },
    lock: { mode: 'for_key_share' },
  });
  const alerts = present.flatMap(({ id: leadId }) =>
    recipients.map((recipient) => ({
      subjectId: leadId,
      leadId,
      recipient,
      dedupeKey: `${leadId} ${recipient.email}`,
    })),
  );
  await queueDeliveries(manager, 'alert', alerts);
}

/** Alerts about a lead, newest first. */
export async function findAlertsOf(manager: EntityManager, leadId: string): Promise<Alert[]> {
  const rows = await manager.find(DeliveryEntity, {
    where: { leadId, kind: 'alert' },
    order: { queuedAt: 'DESC', id: 'DESC' },
  });
  return rows.map(({ id, recipient, state, attempts, lastAnswer, queuedAt, sentAt, nextAttemptAt }) => ({
    id,
    recipient: recipient ?? '',
    state: state === 'cancelled' ? 'failed' : state,
    attempts,
    smtpResponse: lastAnswer,
    queuedAt: queuedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  }));
}

/** Queues alerts again, sent or failed, with a full five days before them; answers how many. */
export async function requeueAlerts(
  manager: EntityManager,
  which: Pick<FindOptionsWhere<DeliveryEntity>, 'id' | 'leadId' | 'state'>,
): Promise<number> {
  const { affected } = await manager.update(
    DeliveryEntity,
    { ...which, kind: 'alert' },
    {
      state: 'queued',
      attempts: 0,
      groupId: null,
      lastAnswer: null,
      sentAt: null,
      claimedUntil: null,
      queuedAt: () => 'now()',
      nextAttemptAt: () => `date_trunc('milliseconds', now())`,
    },
  );
  return affected ?? 0;
}

/** Forgets alerts that the mail server will never take; answers how many. */
export async function discardParkedAlerts(manager: EntityManager): Promise<number> {
  const { affected } = await manager.delete(DeliveryEntity, { kind: 'alert', state: 'failed' });
  return affected ?? 0;
}

/** What of a lead an alert says: what the visitor wrote, not what the staff made of it. */
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

/** An alert that is about to be sent, with what its mail says. */
export type DueAlert = Delivery & { lead: AlertedLead };

/** Claimed alerts with their leads, without those whose leads are gone. */
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
