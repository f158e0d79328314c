import type { WebhookEvent } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { toSubmission } from '../../leads/to-submission';
import type { WebhookEntity } from './webhook.entity';
import type { EventRow } from './webhook.sql';
import { WebhookDeliveryRepository } from './webhook-delivery.repository';

const batchSize = 200;

/** Of a lead that has just arrived nobody need hear that it was changed, and of many changes one message tells. */
function distinct(rows: readonly EventRow[]): EventRow[] {
  const arrived = new Set(rows.filter(({ event }) => event === 'lead.created').map(({ leadId }) => leadId));
  const kept = new Map<string, EventRow>();
  for (const row of rows)
    if (row.event !== 'lead.changed' || !arrived.has(row.leadId))
      kept.set(`${row.leadId} ${row.event} ${row.due}`, row);
  return [...kept.values()];
}

/** Makes messages of what happened to leads, one for each webhook that is to be told. */
@Injectable()
export class WebhookEvents {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly deliveries: WebhookDeliveryRepository,
  ) {}

  /** Adds an event for each new lead, in the transaction that takes it out of the outbox of enquiries. */
  async addCreatedEvents(manager: EntityManager, leadIds: readonly string[]): Promise<void> {
    if (leadIds.length > 0) await this.deliveries.addCreatedEvents(manager, leadIds);
  }

  /** Adds an event for each lead that has become due. */
  async addDueEvents(now = new Date()): Promise<void> {
    await this.deliveries.addDueEvents(now);
  }

  /** Makes the deliveries of all events in the outbox; answers how many. */
  async makeDeliveries(): Promise<number> {
    let made = 0;
    for (let taken = batchSize; taken === batchSize; ) {
      const batch = await this.database.transaction((manager) => this.makeBatch(manager));
      taken = batch.taken;
      made += batch.made;
    }
    return made;
  }

  private async makeBatch(manager: EntityManager): Promise<{ taken: number; made: number }> {
    const rows = await this.deliveries.removeEvents(manager, batchSize);
    if (rows.length === 0) return { taken: 0, made: 0 };
    const webhooks = await this.deliveries.findWebhooks(manager);
    const ids = [...new Set(rows.map(({ leadId }) => leadId))];
    const found = await this.deliveries.findLeads(manager, ids);
    const leads = new Map(found.map((lead) => [lead.id, toSubmission(lead)]));
    const deliveries = distinct(rows).flatMap(({ leadId, event, due, dueAt, at }) => {
      const submission = leads.get(leadId);
      if (!submission) return [];
      const data = { submission, ...(due && { due, dueAt: dueAt?.toISOString() }) };
      const payload = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
      return listening(webhooks, event).map(({ id }) => ({
        webhookId: id,
        leadId,
        event,
        payload,
      }));
    });
    await this.deliveries.add(manager, deliveries);
    return { taken: rows.length, made: deliveries.length };
  }
}

const listening = (webhooks: readonly Pick<WebhookEntity, 'id' | 'events'>[], event: WebhookEvent) =>
  webhooks.filter(({ events }) => events.includes(event));
