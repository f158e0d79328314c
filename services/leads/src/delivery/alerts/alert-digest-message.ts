import type { Delivery, EmailContent, Message, Outgoing, RetrySchedule } from '@golghar/platform/deliveries';
import { mailRetries } from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { AlertRepository, type SentAlert } from './alert.repository';
import { alertDigestKind } from './alert-kinds';
import { measureAlerts, withoutWords } from './alert-message';
import { digestEmail } from './mail/digest-email';
import { officeClock } from './mail/fields';

/** A digest of so many characters is far below the 10 MB that mail servers take at least. */
const maxDigestCharacters = 2_000_000;

/**
 * One mail about many leads. What the mail server refuses for its content is split in halves until the enquiry that it
 * refuses stands alone.
 */
@Injectable()
export class AlertDigestMessage implements Message {
  readonly kind = alertDigestKind;

  /** Its alerts are given up one by one; it is over when none is left. */
  readonly retries: RetrySchedule = { secondsAfter: mailRetries.secondsAfter };

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly alerts: AlertRepository,
    private readonly hours: BusinessHours,
  ) {}

  async compose(deliveries: readonly Delivery[], manager: EntityManager): Promise<Outgoing<EmailContent>[]> {
    return Promise.all(
      deliveries.map(async (digest) => {
        const { alerts, hasMore } = await this.alerts.startDigest(manager, digest, maxDigestCharacters);
        if (alerts.length === 0) return { about: [digest], content: undefined };
        return { ...this.part(alerts), group: { delivery: digest, hasMore } };
      }),
    );
  }

  private part(alerts: readonly SentAlert[]): Outgoing<EmailContent> {
    const clock = officeClock(this.hours.current);
    const half = Math.ceil(alerts.length / 2);
    return {
      about: alerts,
      content: digestEmail(
        alerts.map(({ about }) => about),
        this.settings,
        clock,
      ),
      requestIds: alerts.map(({ about }) => about.requestId),
      instead: () =>
        alerts.length > 1
          ? [this.part(alerts.slice(0, half)), this.part(alerts.slice(half))]
          : alerts.map((alert) => withoutWords(alert, this.settings, clock)),
      answered: (outcome) => measureAlerts(alerts, outcome),
    };
  }
}
