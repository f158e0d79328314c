import { retry } from '@golghar/platform';
import { HttpStatus, Inject, Injectable, Logger } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { secondsUntilRetry } from './backoff';
import { recordingRetries, withLease } from './lease';
import { type PostOutcome, post } from './post';
import { signedHeaders } from './sign';
import type { ClaimedDeliveryRow } from './webhook.sql';
import { WebhookDeliveryRepository } from './webhook-delivery.repository';
import { WebhookSecrets } from './webhook-secrets';

/** Attempts in a row that fail before a webhook is paused. */
const maxFailures = 20;

const gone = 'The endpoint says that it is gone for good (410).';

const unreadable =
  'Its secret was encrypted with another LEADS_SECRET and cannot be read. Make a new secret for its receiver, or set the LEADS_SECRET of before.';

/** Sends what is due and writes into the ledger what came of it; no database connection waits for an endpoint. */
@Injectable()
export class WebhookSender {
  private readonly logger = new Logger(WebhookSender.name);
  private readonly underWay = new Map<Promise<void>, string>();

  constructor(
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly secrets: WebhookSecrets,
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'WEBHOOKS_ALLOW_PRIVATE'>,
  ) {}

  /** Starts what is due of the webhooks that nothing is being sent to, and answers how many. */
  async startDue(onEnd: () => void = () => undefined): Promise<number> {
    const busy = [...new Set(this.underWay.values())];
    const claimed = await this.deliveries.claimDue(busy);
    for (const delivery of claimed) this.start(delivery, onEnd);
    return claimed.length;
  }

  /** Resolves when all that was started is over. */
  async settle(): Promise<void> {
    await Promise.all(this.underWay.keys());
  }

  private start(delivery: ClaimedDeliveryRow, onEnd: () => void): void {
    const sending = withLease(
      () => this.deliveries.renewClaim(delivery),
      () => this.send(delivery),
    )
      .catch((err) =>
        this.logger.warn({ err, deliveryId: delivery.id }, 'failed to process a webhook delivery; retrying'),
      )
      .finally(() => {
        this.underWay.delete(sending);
        onEnd();
      });
    this.underWay.set(sending, delivery.webhookId);
  }

  private async send(delivery: ClaimedDeliveryRow): Promise<void> {
    const [current, ...old] = delivery.secrets.map((secret) => this.secrets.open(delivery.webhookId, secret));
    if (!current) return this.recordFailure(delivery, { status: null, response: unreadable }, unreadable);
    const secrets = [current, ...old.filter((secret) => secret !== undefined)];
    const outcome = await post(
      delivery.url,
      { body: delivery.payload, headers: signedHeaders({ ...delivery, secrets }) },
      { allowPrivate: this.settings.WEBHOOKS_ALLOW_PRIVATE },
    );
    const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    await retry(
      () =>
        isDelivered
          ? this.deliveries.markDelivered(delivery, outcome)
          : this.recordFailure(delivery, outcome, outcome.status === HttpStatus.GONE ? gone : undefined),
      recordingRetries,
    );
  }

  /** @param end why the webhook is paused at once */
  private async recordFailure(
    delivery: ClaimedDeliveryRow,
    outcome: PostOutcome,
    end?: string,
  ): Promise<void> {
    const { status, response } = outcome;
    await this.deliveries.markFailed(delivery, outcome, secondsUntilRetry(delivery.attempts));
    const last = status === null ? response : `it answered ${status}`;
    const reason = end ?? `${maxFailures} attempts in a row failed; the last: ${last.replace(/\.$/, '')}.`;
    const isPaused = await this.deliveries.countFailure(delivery.webhookId, {
      afterFailures: end ? 1 : maxFailures,
      reason,
    });
    this.logger.warn(
      { deliveryId: delivery.id, webhookId: delivery.webhookId, isPaused },
      `webhook delivery failed: ${last}`,
    );
  }
}
