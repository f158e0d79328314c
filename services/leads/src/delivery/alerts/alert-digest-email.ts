import {
  type Delivery,
  type EmailContent,
  type Message,
  mailRetrySeconds,
  type Outgoing,
} from '@golghar/platform/deliveries';
import { remark, renderEmail, rule } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { type DigestedRow, startDigest } from './alert.sql';
import { alertMail, readerOf, withoutWords } from './alert-email';
import { alertDigestKind, alertKind, type DueAlert, findDueAlerts } from './alerts';
import { leadBlocks, type MailClock, officeClock, type Site } from './lead-facts';

const digestRemark =
  'So many enquiries arrived at once that we put them in one email. Each has its own page in the back office.';

/**
 * One mail about many enquiries for one member of staff, oldest first, with all that a mail about each would say. The
 * Message-ID follows from the first of them, so that a mail program can fold a second copy.
 */
function digestEmail(
  alerts: readonly Pick<DueAlert, 'id' | 'recipient' | 'recipientName' | 'lead'>[],
  site: Site,
  clock: MailClock,
): EmailContent {
  const [first] = alerts;
  if (!first) throw new Error('A digest is about one enquiry at least');
  const title = `${alerts.length} new ${alerts.length === 1 ? 'enquiry' : 'enquiries'}`;
  const leads = alerts.flatMap(({ lead }) => [rule, ...leadBlocks(lead, site, clock)]);
  return {
    to: readerOf(first),
    subject: title,
    messageName: `digest-${first.id}`,
    ...renderEmail({ title, blocks: [remark(digestRemark), ...leads] }),
  };
}

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
  readonly retrySeconds = ({ attempts }: Delivery) => mailRetrySeconds(attempts);

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly hours: BusinessHours,
  ) {}

  async compose(deliveries: readonly Delivery[], manager: EntityManager): Promise<Outgoing<EmailContent>[]> {
    return Promise.all(
      deliveries.map(async (digest) => {
        const rows: DigestedRow[] = await manager.query(startDigest, [digest.id, maxDigestCharacters]);
        const started = rows.map(({ hasMore: _, ...row }) => ({ ...digest, ...row, kind: alertKind }));
        const alerts = await findDueAlerts(manager, started);
        if (alerts.length === 0) return { about: [digest], content: undefined };
        return { ...this.part(alerts), group: { delivery: digest, hasMore: rows[0]?.hasMore ?? false } };
      }),
    );
  }

  private part(alerts: readonly DueAlert[]): Outgoing<EmailContent> {
    const clock = officeClock(this.hours.current);
    const half = Math.ceil(alerts.length / 2);
    return {
      ...alertMail(alerts, digestEmail(alerts, this.settings, clock)),
      instead: () =>
        alerts.length > 1
          ? [this.part(alerts.slice(0, half)), this.part(alerts.slice(half))]
          : alerts.map((alert) => withoutWords(alert, this.settings, clock)),
    };
  }
}
