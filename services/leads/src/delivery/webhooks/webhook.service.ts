import {
  type api,
  maxWebhooks,
  type NewWebhook,
  oldSecretHours,
  type QueryOf,
  type RequestOf,
  webhookTestEvent,
} from '@golghar/contracts';
import { AppError, recordAudit, SETTINGS, type SignedIn } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { WebhookEntity } from '../../leads/webhook.entity';
import { type WebhookCall, webhookKind } from '../../leads/webhook-calls';
import type { LeadsSettings } from '../../settings';
import { readAnswer } from './http-channel';
import { isPrivateHost } from './public-address';
import { makeSecret, sealSecret } from './webhook-secrets';

/** So that a page of the log needs no whole leads. */
const withLead = { relations: { lead: true }, select: { lead: { id: true, reference: true } } } as const;

const callsOf = (subjectId: string) => ({ kind: webhookKind, subjectId });

const states = { queued: 'queued', sent: 'delivered', failed: 'failed', cancelled: 'failed' } as const;

const toDelivery = (row: DeliveryEntity) => {
  const answer = row.lastAnswer === null ? undefined : readAnswer(row.lastAnswer);
  return {
    ...row,
    event: (row.payload as WebhookCall).event,
    lead: row.lead ?? null,
    state: states[row.state],
    createdAt: row.queuedAt,
    deliveredAt: row.sentAt,
    responseStatus: answer?.status ?? null,
    response: answer?.text ?? null,
  };
};

const hostOf = (url: string): string => new URL(url).host;

async function lockWebhook(manager: EntityManager, id: string): Promise<WebhookEntity> {
  const webhook = await manager.findOne(WebhookEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!webhook) throw new AppError('not_found', { message: 'This webhook has been removed.' });
  return webhook;
}

/** The contract leaves its secrets out. */
async function readWebhook(manager: EntityManager, id: string) {
  const webhook = await manager.findOneByOrFail(WebhookEntity, { id });
  const waiting = await manager.countBy(DeliveryEntity, { ...callsOf(id), state: 'queued' });
  return { webhook: { ...webhook, waiting } };
}

const readDelivery = async (manager: EntityManager, id: string) => ({
  delivery: toDelivery(await manager.findOneOrFail(DeliveryEntity, { where: { id }, ...withLead })),
});

@Injectable()
export class WebhookService {
  constructor(@Inject(SETTINGS) private readonly settings: LeadsSettings) {}

  async list(manager: EntityManager) {
    const webhooks = await manager.find(WebhookEntity, { select: { id: true }, order: { id: 'ASC' } });
    const read = await Promise.all(webhooks.map(({ id }) => readWebhook(manager, id)));
    return { webhooks: read.map(({ webhook }) => webhook) };
  }

  /** @throws AppError conflict at the maximum number of webhooks; invalid for an address that is not public */
  async add(manager: EntityManager, { url, events }: NewWebhook, actor: SignedIn) {
    this.checkAddress(url);
    if ((await manager.count(WebhookEntity)) >= maxWebhooks)
      throw new AppError('conflict', {
        message: `There are ${maxWebhooks} webhooks. Remove one that nobody uses.`,
      });
    const id = uuid();
    const secret = makeSecret();
    await manager.insert(WebhookEntity, { id, url, events, secret: this.seal(id, secret) });
    const detail = `${hostOf(url)}: ${events.join(', ')}`;
    await recordAudit(manager, { actor, action: 'webhook_added', detail });
    return { ...(await readWebhook(manager, id)), secret };
  }

  /** Changes what is given; ending a pause sends everything that waited. */
  async change(
    manager: EntityManager,
    id: string,
    { url, events, isPaused }: RequestOf<typeof api.changeWebhook>,
    actor: SignedIn,
  ) {
    if (url) this.checkAddress(url);
    const before = await lockWebhook(manager, id);
    const isPausedNow = isPaused === true && before.pausedAt === null;
    const isResumed = isPaused === false && before.pausedAt !== null;
    await manager.save(WebhookEntity, {
      id,
      ...(url && { url }),
      ...(events && { events }),
      ...(isPausedNow && { pausedAt: new Date(), pauseReason: null }),
      ...(isResumed && { pausedAt: null, pauseReason: null, failures: 0 }),
    });
    const waiting = { ...callsOf(id), state: 'queued' } as const;
    if (isResumed) await manager.update(DeliveryEntity, waiting, { nextAttemptAt: () => 'now()' });
    const words = [
      ...(url ? [`now ${hostOf(url)}`] : []),
      ...(events ? [events.join(', ')] : []),
      ...(isPaused === undefined ? [] : [isPaused ? 'paused' : 'resumed']),
    ];
    const detail = `${hostOf(before.url)}: ${words.join('; ')}`;
    await recordAudit(manager, { actor, action: 'webhook_changed', detail });
    return readWebhook(manager, id);
  }

  /** Removes a webhook with its log; what is being sent is not recorded any more. */
  async remove(manager: EntityManager, id: string, actor: SignedIn): Promise<void> {
    const { url } = await lockWebhook(manager, id);
    await manager.delete(WebhookEntity, { id });
    await manager.delete(DeliveryEntity, callsOf(id));
    await recordAudit(manager, { actor, action: 'webhook_removed', detail: hostOf(url) });
  }

  /** Makes a new secret; requests are signed with both until receivers have had time to change theirs. */
  async rotate(manager: EntityManager, id: string, actor: SignedIn) {
    const { url, secret: oldSecret } = await lockWebhook(manager, id);
    const secret = makeSecret();
    const oldSecretUntil = () => `now() + make_interval(hours => ${oldSecretHours})`;
    const change = { secret: this.seal(id, secret), oldSecret, oldSecretUntil };
    await manager.update(WebhookEntity, { id }, change);
    await recordAudit(manager, { actor, action: 'webhook_secret_made', detail: hostOf(url) });
    return { ...(await readWebhook(manager, id)), secret };
  }

  async test(manager: EntityManager, id: string) {
    await lockWebhook(manager, id);
    const payload = { event: webhookTestEvent, at: new Date().toISOString() };
    const call = { channel: 'http', subjectId: id, payload } as const;
    const [deliveryId = ''] = await queueDeliveries(manager, webhookKind, [call]);
    return readDelivery(manager, deliveryId);
  }

  async deliveries(
    manager: EntityManager,
    id: string,
    { limit, before }: QueryOf<typeof api.listWebhookDeliveries>,
  ) {
    if (!(await manager.existsBy(WebhookEntity, { id }))) throw new AppError('not_found');
    const found = await manager.find(DeliveryEntity, {
      where: { ...callsOf(id), state: Not('cancelled'), ...(before && { id: LessThan(before) }) },
      ...withLead,
      order: { id: 'DESC' },
      // One more than the page shows, to know whether there are more.
      take: limit + 1,
    });
    const deliveries = found.slice(0, limit).map(toDelivery);
    return { deliveries, next: found.length > limit ? (deliveries.at(-1)?.id ?? null) : null };
  }

  /** Makes a message due now, with all attempts ahead. */
  async replay(manager: EntityManager, id: string, deliveryId: string, actor: SignedIn) {
    const { url } = await lockWebhook(manager, id);
    const { affected } = await manager.update(
      DeliveryEntity,
      { ...callsOf(id), id: deliveryId, state: Not('cancelled') },
      { state: 'queued', attempts: 0, nextAttemptAt: () => 'now()', claimedUntil: null, sentAt: null },
    );
    if (!affected) throw new AppError('not_found');
    await recordAudit(manager, { actor, action: 'webhook_replayed', detail: hostOf(url) });
    return readDelivery(manager, deliveryId);
  }

  private seal(id: string, secret: string): string {
    return sealSecret(this.settings.LEADS_SECRET, id, secret);
  }

  /** Names are resolved when they are connected to; what is plainly wrong is refused at once. */
  private checkAddress(url: string): void {
    if (this.settings.WEBHOOKS_ALLOW_PRIVATE && URL.canParse(url)) return;
    const refuse = (message: string) => new AppError('invalid', { fields: { url: message } });
    if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
      throw refuse('Please enter the whole address, beginning with https://');
    if (isPrivateHost(new URL(url).hostname)) throw refuse('Please enter an address of the public internet');
  }
}
