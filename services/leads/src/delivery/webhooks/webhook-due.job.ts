import { dueKinds } from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { LeadEntity } from '../../leads/lead.entity';
import { isPlanned, isResponseDue } from '../../leads/lead-conditions';
import { WebhookEntity } from '../../leads/webhook.entity';
import { webhookKind } from '../../leads/webhook-calls';

/** After a longer outage webhooks are not told any more. */
const maxOutageMs = 24 * 60 * 60 * 1000;

const maxLeads = 500;

type DueRow = { leadId: string; subjectId: string; dueAt: Date; dedupeKey: string };

const dues = {
  answer: { column: 'dueAt', isOpen: isResponseDue },
  next_step: { column: 'nextStepAt', isOpen: isPlanned },
} as const;

/** Tells webhooks once about leads for which something has become due since the webhook exists. */
export const webhookDueJob: ScheduledJob = {
  name: 'due leads for webhooks',
  schedule: '*/15 * * * * *',

  async run({ database, now }) {
    for (const due of dueKinds) {
      const { column, isOpen } = dues[due];
      const time = `lead.${column}`;
      const key = `concat_ws(' ', '${due}', CAST(extract(epoch FROM ${time}) * 1000 AS bigint), lead.id, webhook.id)`;
      const found = await database.manager
        .createQueryBuilder(LeadEntity, 'lead')
        .innerJoin(WebhookEntity, 'webhook', `'lead.due' = ANY(webhook.events)`)
        .select(['lead.id AS "leadId"', 'webhook.id AS "subjectId"', `${time} AS "dueAt"`])
        .addSelect(key, 'dedupeKey')
        .where(`lead.deletedAt IS NULL AND ${isOpen}`)
        .andWhere(`${time} > greatest(webhook.createdAt, :since) AND ${time} <= :now`)
        .andWhere(`NOT EXISTS (SELECT FROM delivery WHERE dedupe_key = '${webhookKind} ' || ${key})`)
        .setParameters({ since: new Date(now.getTime() - maxOutageMs), now })
        .orderBy(time)
        .limit(maxLeads)
        .getRawMany<DueRow>();
      const at = new Date().toISOString();
      const calls = found.map(({ dueAt, ...call }) => {
        const payload = { event: 'lead.due', at, due, dueAt: dueAt.toISOString() };
        return { ...call, channel: 'http' as const, payload };
      });
      await queueDeliveries(database.manager, webhookKind, calls);
    }
  },
};
