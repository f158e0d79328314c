import {
  type api,
  maxWebhooks,
  type NewWebhook,
  oldSecretHours,
  type ResponseOf,
  type Webhook,
  type WebhookDelivery,
  type WebhookUpdate,
  type WebhookWithSecret,
  webhookTestEvent,
} from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { LEADS_SETTINGS, type LeadsSettings } from '../../settings';
import { isPrivateHost } from './public-address';
import { makeSecret } from './sign';
import type { WebhookEntity } from './webhook.entity';
import { WebhookRepository } from './webhook.repository';

/** What admins do with webhooks; each change is one transaction with its record. */
@Injectable()
export class WebhookService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(LEADS_SETTINGS) private readonly settings: LeadsSettings,
    private readonly webhooks: WebhookRepository,
  ) {}

  list(): Promise<Webhook[]> {
    return this.webhooks.findAll();
  }

  /** @throws AppError conflict with as many as there may be; invalid for an address that is not public */
  async add({ url, events }: NewWebhook, admin: SignedIn): Promise<WebhookWithSecret> {
    this.checkAddress(url);
    return this.database.transaction(async (manager) => {
      if ((await this.webhooks.count(manager)) >= maxWebhooks)
        throw new AppError('conflict', {
          message: `There are ${maxWebhooks} webhooks. Remove one that nobody uses.`,
        });
      const secret = makeSecret();
      const webhook = await this.webhooks.add({ url, events, secret }, manager);
      await recordAudit(manager, {
        actor: admin,
        action: 'webhook_added',
        detail: `${hostOf(url)}: ${events.join(', ')}`,
      });
      return { webhook, secret };
    });
  }

  /** Changes what is named; who ends a pause has everything sent that waited. */
  async change(id: string, { url, events, isPaused }: WebhookUpdate, admin: SignedIn): Promise<Webhook> {
    if (url) this.checkAddress(url);
    return this.withWebhook(id, async (manager, before) => {
      const isResumed = isPaused === false && before.pausedAt !== null;
      await this.webhooks.change(
        id,
        {
          ...(url && { url }),
          ...(events && { events }),
          ...(isPaused === true && before.pausedAt === null && { isPaused: true }),
          ...(isResumed && { isPaused: false }),
        },
        manager,
      );
      if (isResumed) await this.webhooks.hurry(id, manager);
      const words = [
        ...(url ? [`now ${hostOf(url)}`] : []),
        ...(events ? [events.join(', ')] : []),
        ...(isPaused === undefined ? [] : [isPaused ? 'paused' : 'resumed']),
      ];
      const detail = `${hostOf(before.url)}: ${words.join('; ')}`;
      await recordAudit(manager, { actor: admin, action: 'webhook_changed', detail });
      return this.webhooks.find(id, manager);
    });
  }

  /** Removes a webhook with its log; what is on its way is not recorded any more. */
  remove(id: string, admin: SignedIn): Promise<void> {
    return this.withWebhook(id, async (manager, { url }) => {
      await this.webhooks.remove(id, manager);
      await recordAudit(manager, { actor: admin, action: 'webhook_removed', detail: hostOf(url) });
    });
  }

  /** Makes a new secret; requests are signed by both until receivers had the time to change theirs. */
  rotate(id: string, admin: SignedIn): Promise<WebhookWithSecret> {
    return this.withWebhook(id, async (manager, before) => {
      const secret = makeSecret();
      await this.webhooks.replaceSecret(before, secret, oldSecretHours, manager);
      await recordAudit(manager, {
        actor: admin,
        action: 'webhook_secret_made',
        detail: hostOf(before.url),
      });
      return { webhook: await this.webhooks.read(before, manager), secret };
    });
  }

  test(id: string): Promise<WebhookDelivery> {
    return this.withWebhook(id, (manager) => {
      const payload = JSON.stringify({
        type: webhookTestEvent,
        timestamp: new Date().toISOString(),
        data: {},
      });
      return this.webhooks.addDelivery({ webhookId: id, event: webhookTestEvent, payload }, manager);
    });
  }

  async deliveries(
    id: string,
    { limit, before }: { limit: number; before?: string | undefined },
  ): Promise<ResponseOf<typeof api.listWebhookDeliveries>> {
    if (!(await this.webhooks.exists(id))) throw new AppError('not_found');
    // One more than the page tells whether there is another.
    const found = await this.webhooks.findDeliveries(id, limit + 1, before);
    const deliveries = found.slice(0, limit);
    return { deliveries, next: found.length > limit ? (deliveries.at(-1)?.id ?? null) : null };
  }

  replay(id: string, deliveryId: string, admin: SignedIn): Promise<WebhookDelivery> {
    return this.withWebhook(id, async (manager, { url }) => {
      if (!(await this.webhooks.requeue(deliveryId, id, manager))) throw new AppError('not_found');
      await recordAudit(manager, { actor: admin, action: 'webhook_replayed', detail: hostOf(url) });
      return this.webhooks.findDelivery(deliveryId, manager);
    });
  }

  /** Names are looked up when they are connected to; what is plainly wrong is said at once. */
  private checkAddress(url: string): void {
    if (this.settings.WEBHOOKS_ALLOW_PRIVATE && URL.canParse(url)) return;
    const refuse = (message: string) => new AppError('invalid', { fields: { url: message } });
    if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
      throw refuse('Please enter the whole address, beginning with https://');
    if (isPrivateHost(new URL(url).hostname)) throw refuse('Please enter an address of the public internet');
  }

  private withWebhook<Result>(
    id: string,
    work: (manager: EntityManager, webhook: WebhookEntity) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (manager) => {
      const webhook = await this.webhooks.lock(id, manager);
      if (!webhook) throw new AppError('not_found', { message: 'This webhook has been removed.' });
      return work(manager, webhook);
    });
  }
}

/** What the audit log names: the rest of an address may be a secret. */
const hostOf = (url: string): string => new URL(url).host;
