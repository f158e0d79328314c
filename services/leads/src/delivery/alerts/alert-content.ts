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
  ...leadFieldNames,
] as const;

const select = Object.fromEntries(
  [...columns, 'requestId'].map((name) => [name, true]),
) as FindOptionsSelect<LeadEntity>;

/** A link in a mail with which its reader works the lead. */
export type AlertButton = { label: string; href: string };

/** What a mail says of one alert. */
export type AlertContent = {
  id: string;
  /** What the gateway called the request that brought the lead. */
  requestId: string | null;
  recipient: { email: string; name: string };
  lead: Pick<LeadEntity, (typeof columns)[number]>;
};

/** An alert that is about to be sent, with what its mail says. */
export type SentAlert = Delivery & { about: AlertContent };

/** What claimed alerts tell, without those whose leads are gone. */
export async function findContents(
  manager: EntityManager,
  alerts: readonly Delivery[],
): Promise<SentAlert[]> {
  const ids = [...new Set(alerts.map(({ subjectId }) => subjectId))];
  const found = await manager.find(LeadEntity, { select, where: { id: In(ids) } });
  const leads = new Map(found.map((lead) => [lead.id, lead]));
  return alerts.flatMap((alert) => {
    const lead = leads.get(alert.subjectId);
    if (!lead) return [];
    const recipient = { email: alert.recipient ?? '', name: alert.recipientName ?? '' };
    return [{ ...alert, about: { id: alert.id, requestId: lead.requestId, recipient, lead } }];
  });
}
