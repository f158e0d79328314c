import { retry } from '@golghar/platform';
import { leaseEndSql, recordingRetries, withLease } from '@golghar/platform/mail';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { secondsUntilRetry } from './backoff';
import { type PostOutcome, post } from './post';
import { signedHeaders } from './sign';
import { WebhookEntity } from './webhook.entity';
import * as sql from './webhook.sql';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { webhookPauseKind } from './webhook-pause-email';

/** Attempts in a row that fail before a webhook is paused. */
const mostFailures = 20;

/** An endpoint that says so is gone for good. */
const gone = 410;

/** Sends what is due and writes into the ledger what came of it; no database connection waits for an endpoint. */
@Injectable()
export class WebhookSender {
  private readonly logger = new Logger(WebhookSender.name);
  private readonly underWay = new Map<Promise<void>, string>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'WEBHOOKS_ALLOW_PRIVATE'>,
  ) {}

  /** Starts what is due of the webhooks that nothing is being sent to, and answers how many. */
  async startDue(onEnd: () => void = () => undefined): Promise<number> {
    const busy = [...new Set(this.underWay.values())];
    const [claimed]: [sql.ClaimedDeliveryRow[], number] = await this.database.query(sql.claimDeliveries, [
      busy,
    ]);
    for (const delivery of claimed) this.start(delivery, onEnd);
    return claimed.length;
  }

  /** Resolves when all that was started is over. */
  async settle(): Promise<void> {
    await Promise.all(this.underWay.keys());
  }

  private start(delivery: sql.ClaimedDeliveryRow, onEnd: () => void): void {
    const sending = withLease(
      () => this.update(delivery, { claimedUntil: () => leaseEndSql }),
      () => this.send(delivery),
    )
      .catch((err) => this.logger.warn({ err, deliveryId: delivery.id }, 'a webhook will be tried again'))
      .finally(() => {
        this.underWay.delete(sending);
        onEnd();
      });
    this.underWay.set(sending, delivery.webhookId);
  }

  private async send(delivery: sql.ClaimedDeliveryRow): Promise<void> {
    const outcome = await post(
      delivery.url,
      { body: delivery.payload, headers: signedHeaders(delivery) },
      { allowPrivate: this.settings.WEBHOOKS_ALLOW_PRIVATE },
    );
    const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    await retry(
      () => (isDelivered ? this.recordSuccess(delivery, outcome) : this.recordFailure(delivery, outcome)),
      recordingRetries,
    );
  }

  private async recordSuccess(
    delivery: sql.ClaimedDeliveryRow,
    { status, response }: PostOutcome,
  ): Promise<void> {
    const now = () => 'clock_timestamp()';
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

  private async recordFailure(
    delivery: sql.ClaimedDeliveryRow,
    { status, response }: PostOutcome,
  ): Promise<void> {
    const pause = secondsUntilRetry(delivery.attempts);
    await this.update(delivery, {
      state: pause === undefined ? 'failed' : 'queued',
      responseStatus: status,
      response,
      nextAttemptAt: pause === undefined ? null : () => `clock_timestamp() + make_interval(secs => ${pause})`,
      claimedUntil: null,
    });
    const last = status === null ? response : `it answered ${status}`;
    const reason =
      status === gone
        ? 'The endpoint says that it is gone for good (410).'
        : `${mostFailures} attempts in a row failed; the last: ${last.replace(/\.$/, '')}.`;
    const [counted]: sql.CountedFailureRow[] = await this.database.query(sql.countFailure, [
      delivery.webhookId,
      mostFailures,
      reason,
      status === gone,
      webhookPauseKind,
    ]);
    this.logger.warn(
      { deliveryId: delivery.id, webhookId: delivery.webhookId, isPaused: counted?.isPaused },
      `a webhook was not delivered: ${last}`,
    );
  }

  /** Changes a delivery that is still the one that was claimed. */
  private async update(
    { id, attempts }: sql.ClaimedDeliveryRow,
    changes: Parameters<DataSource['manager']['update']>[2],
  ): Promise<void> {
    await this.database.manager.update(WebhookDeliveryEntity, { id, attempts, state: 'queued' }, changes);
  }
}
