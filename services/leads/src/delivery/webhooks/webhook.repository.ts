import type { Webhook, WebhookDelivery } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { WebhookEntity } from './webhook.entity';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { WebhookSecrets } from './webhook-secrets';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const toWebhook = (webhook: WebhookEntity, waiting: number): Webhook => ({
  id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  createdAt: webhook.createdAt.toISOString(),
  pausedAt: iso(webhook.pausedAt),
  pauseReason: webhook.pauseReason,
  waiting,
  lastDeliveredAt: iso(webhook.lastDeliveredAt),
});

const toDelivery = ({ lead, ...row }: WebhookDeliveryEntity): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  lead: lead ? { id: lead.id, reference: lead.reference } : null,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: iso(row.nextAttemptAt),
  deliveredAt: iso(row.deliveredAt),
  responseStatus: row.responseStatus,
  response: row.response,
});

@Injectable()
export class WebhookRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly secrets: WebhookSecrets,
  ) {}

  /** All webhooks, the oldest first. */
  async findAll(): Promise<Webhook[]> {
    const webhooks = await this.database.manager.find(WebhookEntity, { order: { id: 'ASC' } });
    return Promise.all(webhooks.map((webhook) => this.read(webhook, this.database.manager)));
  }

  async read(webhook: WebhookEntity, manager: EntityManager): Promise<Webhook> {
    const waiting = await manager.countBy(WebhookDeliveryEntity, { webhookId: webhook.id, state: 'queued' });
    return toWebhook(webhook, waiting);
  }

  async find(id: string, manager: EntityManager): Promise<Webhook> {
    return this.read(await manager.findOneByOrFail(WebhookEntity, { id }), manager);
  }

  count(manager: EntityManager): Promise<number> {
    return manager.count(WebhookEntity);
  }

  /** @param webhook with its secret in clear */
  async add(
    webhook: Pick<WebhookEntity, 'url' | 'events' | 'secret'>,
    manager: EntityManager,
  ): Promise<Webhook> {
    const id = uuid();
    await manager.insert(WebhookEntity, { ...webhook, id, secret: this.secrets.seal(id, webhook.secret) });
    return this.find(id, manager);
  }

  /** Changes what is named; a webhook that is resumed has no failures any more. */
  async change(
    id: string,
    { isPaused, ...changes }: Partial<Pick<WebhookEntity, 'url' | 'events'>> & { isPaused?: boolean },
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(
      WebhookEntity,
      { id },
      {
        ...changes,
        ...(isPaused === true && { pausedAt: () => 'now()', pauseReason: null }),
        ...(isPaused === false && { pausedAt: null, pauseReason: null, failures: 0 }),
        // An empty set of changes is no statement.
        id,
      },
    );
  }

  /** Gives a webhook another secret, in clear here; the one that it had is valid for some hours more. */
  async replaceSecret(
    { id, secret: oldSecret }: WebhookEntity,
    secret: string,
    oldSecretHours: number,
    manager: EntityManager,
  ): Promise<void> {
    const oldSecretUntil = () => `now() + make_interval(hours => ${oldSecretHours})`;
    await manager.update(
      WebhookEntity,
      { id },
      { secret: this.secrets.seal(id, secret), oldSecret, oldSecretUntil },
    );
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(WebhookEntity, { id });
  }

  /** A webhook that nobody else changes until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<WebhookEntity | null> {
    return manager.findOne(WebhookEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  exists(id: string): Promise<boolean> {
    return this.database.manager.existsBy(WebhookEntity, { id });
  }

  /** Messages of a webhook, the newest first. */
  async findDeliveries(webhookId: string, limit: number, before?: string): Promise<WebhookDelivery[]> {
    const rows = await this.database.manager.find(WebhookDeliveryEntity, {
      where: { webhookId, ...(before && { id: LessThan(before) }) },
      relations: { lead: true },
      select: { lead: { id: true, reference: true } },
      order: { id: 'DESC' },
      take: limit,
    });
    return rows.map(toDelivery);
  }

  async findDelivery(id: string, manager: EntityManager): Promise<WebhookDelivery> {
    const row = await manager.findOneOrFail(WebhookDeliveryEntity, {
      where: { id },
      relations: { lead: true },
    });
    return toDelivery(row);
  }

  async addDelivery(
    message: Pick<WebhookDeliveryEntity, 'webhookId' | 'event' | 'payload'>,
    manager: EntityManager,
  ): Promise<WebhookDelivery> {
    const id = uuid();
    await manager.insert(WebhookDeliveryEntity, { ...message, id });
    return this.findDelivery(id, manager);
  }

  /** Makes a message due now, with all attempts before it; false when the webhook has none such. */
  async requeue(id: string, webhookId: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(
      WebhookDeliveryEntity,
      { id, webhookId },
      {
        state: 'queued',
        attempts: 0,
        nextAttemptAt: () => 'now()',
        claimedUntil: null,
        deliveredAt: null,
      },
    );
    return affected === 1;
  }

  /** Makes everything that waits due now. */
  async hurry(webhookId: string, manager: EntityManager): Promise<void> {
    await manager.update(
      WebhookDeliveryEntity,
      { webhookId, state: 'queued' },
      { nextAttemptAt: () => 'now()' },
    );
  }
}
