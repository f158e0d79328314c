import { leadFieldNames } from '@golghar/contracts';
import { type Addressee, type Delivery, queueDeliveries } from '@golghar/platform/deliveries';
import { type EntityManager, type FindOptionsSelect, In } from 'typeorm';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { LeadEntity } from '../../leads/lead.entity';

/** Whom auth names: the active admins and managers. */
export const findAlertRecipients = (manager: EntityManager): Promise<Addressee[]> =>
  manager
    .createQueryBuilder()
    .select(['email', 'name'])
    .from('auth.alert_recipients', 'recipient')
    .orderBy('email')
    .getRawMany<Addressee>();

/** Queues an alert for each lead, which is held, and recipient, but for those that are there already. */
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
