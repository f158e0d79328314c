import { queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  DataSource,
  type EntityManager,
  In,
  IsNull,
  Like,
  MoreThanOrEqual,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { v7 as uuid } from 'uuid';
import { LeadEntity } from '../../leads/lead.entity';
import { StaffRepository } from '../../team/staff/staff.repository';
import { leaseEndSql } from './lease';
import { secretPrefix } from './sign';
import { WebhookEntity } from './webhook.entity';
import * as sql from './webhook.sql';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { webhookPauseEmailKind } from './webhook-pause-email';
import { isClear, WebhookSecrets } from './webhook-secrets';

type NewDelivery = Pick<WebhookDeliveryEntity, 'webhookId' | 'leadId' | 'event' | 'payload'>;

type Answer = { status: number | null; response: string };

const now = () => 'clock_timestamp()';

/** From what happened to leads to what was delivered of it; for the worker. */
@Injectable()
export class WebhookDeliveryRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly secrets: WebhookSecrets,
    private readonly staff: StaffRepository,
  ) {}

  /** Encrypts the secrets that an older version stored in clear. */
  async sealSecrets(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const webhooks = await manager.find(WebhookEntity, {
        where: [{ secret: Like(`${secretPrefix}%`) }, { oldSecret: Like(`${secretPrefix}%`) }],
        lock: { mode: 'pessimistic_write' },
      });
      for (const { id, secret, oldSecret } of webhooks)
        await manager.update(
          WebhookEntity,
          { id },
          { secret: this.seal(id, secret), oldSecret: oldSecret && this.seal(id, oldSecret) },
        );
    });
  }

  private seal(id: string, secret: string): string {
    return isClear(secret) ? this.secrets.seal(id, secret) : secret;
  }

  async addCreatedEvents(manager: EntityManager, leadIds: readonly string[]): Promise<void> {
    await manager.query(sql.addCreatedEvents, [leadIds]);
  }

  async addDueEvents(at: Date): Promise<void> {
    await this.database.query(sql.addDueEvents, [at]);
  }

  /** Removes the oldest events of the outbox that no other worker is removing, and answers them. */
  async removeEvents(manager: EntityManager, limit: number): Promise<sql.EventRow[]> {
    const [rows]: [sql.EventRow[], number] = await manager.query(sql.removeEvents, [limit]);
    return rows;
  }

  findWebhooks(manager: EntityManager): Promise<Pick<WebhookEntity, 'id' | 'events'>[]> {
    return manager.find(WebhookEntity, { select: { id: true, events: true } });
  }

  /** Those of some leads that are not deleted. */
  findLeads(manager: EntityManager, ids: string[]): Promise<LeadEntity[]> {
    return manager.find(LeadEntity, { where: { id: In(ids), deletedAt: IsNull() } });
  }

  async add(manager: EntityManager, deliveries: readonly NewDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await manager.insert(
      WebhookDeliveryEntity,
      deliveries.map((delivery) => ({ ...delivery, id: uuid() })),
    );
  }

  /** Claims what is due of all webhooks but those that are being sent to, each for the length of a lease. */
  async claimDue(busyWebhookIds: readonly string[]): Promise<sql.ClaimedDeliveryRow[]> {
    const [rows]: [sql.ClaimedDeliveryRow[], number] = await this.database.query(sql.claimDeliveries, [
      busyWebhookIds,
    ]);
    return rows;
  }

  async renewClaim(delivery: sql.ClaimedDeliveryRow): Promise<void> {
    await this.update(delivery, { claimedUntil: () => leaseEndSql });
  }

  async markDelivered(delivery: sql.ClaimedDeliveryRow, { status, response }: Answer): Promise<void> {
    await this.update(delivery, {
      state: 'delivered',
      responseStatus: status,
      response,
      deliveredAt: now,
      nextAttemptAt: null,
      claimedUntil: null,
    });
    await this.database.manager.update(
      WebhookEntity,
      { id: delivery.webhookId },
      { failures: 0, lastDeliveredAt: now },
    );
  }

  /** @param retrySeconds until the next attempt; without them it is given up */
  async markFailed(
    delivery: sql.ClaimedDeliveryRow,
    { status, response }: Answer,
    retrySeconds: number | undefined,
  ): Promise<void> {
    await this.update(delivery, {
      state: retrySeconds === undefined ? 'failed' : 'queued',
      responseStatus: status,
      response,
      nextAttemptAt:
        retrySeconds === undefined ? null : () => `${now()} + make_interval(secs => ${retrySeconds})`,
      claimedUntil: null,
    });
  }

  /** Counts a failure of a webhook, and pauses it after so many in a row. Answers whether it is paused then. */
  async countFailure(
    id: string,
    { afterFailures, reason }: { afterFailures: number; reason: string },
  ): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await manager.increment(WebhookEntity, { id }, 'failures', 1);
      const { affected } = await manager.update(
        WebhookEntity,
        { id, pausedAt: IsNull(), failures: MoreThanOrEqual(afterFailures) },
        { pausedAt: now, pauseReason: reason },
      );
      const pausedAt = (await manager.findOneBy(WebhookEntity, { id }))?.pausedAt;
      if (affected && pausedAt) await this.queuePauseEmails(manager, id, pausedAt);
      return Boolean(pausedAt);
    });
  }

  private async queuePauseEmails(manager: EntityManager, id: string, pausedAt: Date): Promise<void> {
    const admins = (await this.staff.findActive(manager)).filter(({ role }) => role === 'admin');
    await queueDeliveries(
      manager,
      admins.map(({ name, email }) => ({
        kind: webhookPauseEmailKind,
        subjectId: id,
        payload: { recipient: email, recipientName: name, pausedAt: pausedAt.toISOString() },
      })),
    );
  }

  /** Changes a delivery that is still the one that was claimed. */
  private async update(
    { id, attempts }: sql.ClaimedDeliveryRow,
    changes: QueryDeepPartialEntity<WebhookDeliveryEntity>,
  ): Promise<void> {
    await this.database.manager.update(WebhookDeliveryEntity, { id, attempts, state: 'queued' }, changes);
  }
}
