import { dueKinds } from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ArrayContains, DataSource } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import { isOwed, isPlanned } from '../../leads/lead-conditions';
import { WebhookEntity } from '../../leads/webhook.entity';
import { webhookKind } from '../../leads/webhook-calls';

/** After a longer outage nobody is told any more. */
const maxOutageMs = 24 * 60 * 60 * 1000;

/** How many leads one run looks at; the next one goes on. */
const maxLeads = 500;

/** What may be due of open leads: promised answers that nobody gave, and next steps. */
const dues = {
  answer: { column: 'dueAt', isOpen: isOwed },
  next_step: { column: 'nextStepAt', isOpen: isPlanned },
} as const;

/** Tells webhooks once of leads of which something has become due since they are there. */
@Injectable()
export class WebhookDueJob implements ScheduledJob {
  readonly name = 'due leads for webhooks';
  readonly schedule = '*/15 * * * * *';

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async run(): Promise<void> {
    await this.tellOfDue(new Date());
  }

  async tellOfDue(now: Date): Promise<void> {
    const webhooks = await this.database.manager.findBy(WebhookEntity, {
      events: ArrayContains(['lead.due']),
    });
    for (const webhook of webhooks) for (const due of dueKinds) await this.tell(webhook, due, now);
  }

  private async tell({ id, createdAt }: WebhookEntity, due: keyof typeof dues, now: Date): Promise<void> {
    const { column, isOpen } = dues[due];
    const time = `lead.${column}`;
    const leads = await this.database.manager
      .createQueryBuilder(LeadEntity, 'lead')
      .select(['lead.id', time])
      .where(`lead.deletedAt IS NULL AND ${isOpen} AND ${time} > :since AND ${time} <= :now`)
      .andWhere(
        `NOT EXISTS (SELECT FROM delivery WHERE dedupe_key =
          '${webhookKind} ${due} ' || (extract(epoch FROM ${time}) * 1000)::bigint || ' ' || lead.id || ' ' || :id)`,
      )
      .setParameters({ since: new Date(Math.max(createdAt.getTime(), now.getTime() - maxOutageMs)), now, id })
      .orderBy(time)
      .limit(maxLeads)
      .getMany();
    await queueDeliveries(
      this.database.manager,
      leads.map((lead) => {
        const dueAt = lead[column] as Date;
        return {
          kind: webhookKind,
          channel: 'http',
          subjectId: id,
          leadId: lead.id,
          dedupeKey: `${due} ${dueAt.getTime()} ${lead.id} ${id}`,
          payload: { event: 'lead.due', at: new Date().toISOString(), due, dueAt: dueAt.toISOString() },
        };
      }),
    );
  }
}
