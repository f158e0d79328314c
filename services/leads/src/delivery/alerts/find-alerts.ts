import { leadFieldNames } from '@golghar/contracts';
import type { Delivery } from '@golghar/platform/deliveries';
import { type EntityManager, type FindOptionsSelect, In } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';

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
export type Alert = Delivery & { lead: AlertedLead };

/** Claimed alerts with their leads, without those whose leads are gone. */
export async function findAlerts(manager: EntityManager, deliveries: readonly Delivery[]): Promise<Alert[]> {
  const ids = [...new Set(deliveries.map(({ subjectId }) => subjectId))];
  const found = await manager.find(LeadEntity, { select, where: { id: In(ids) } });
  const leads = new Map(found.map((lead) => [lead.id, lead]));
  return deliveries.flatMap((delivery) => {
    const lead = leads.get(delivery.subjectId);
    return lead ? [{ ...delivery, lead }] : [];
  });
}
