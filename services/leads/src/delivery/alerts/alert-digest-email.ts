import {
  type Delivery,
  type EmailContent,
  mailRetrySeconds,
  type Outgoing,
  remark,
  rule,
} from '@golghar/platform/deliveries';
import { LeadsMessage } from '../../leads-message';
import { type DigestedRow, startDigest } from './alert.sql';
import { aboutAlerts, withoutWords } from './alert-email';
import { type DueAlert, findDueAlerts } from './alerts';
import { leadBlocks, officeClock } from './lead-facts';

const digestRemark =
  'So many enquiries arrived at once that we put them in one email. Each has its own page in the back office.';

/** A digest of so many characters is far below the 10 MB that mail servers take at least. */
const maxDigestCharacters = 2_000_000;

/**
 * One mail about many enquiries for one member of staff, oldest first. What the mail server refuses for its content is split in
 * halves until the enquiry that it refuses stands alone.
 */
export class AlertDigestMessage extends LeadsMessage {
  readonly kind = 'alert_digest';

  /** Its alerts are given up one by one; it is over when none is left. */
  override retrySeconds({ attempts }: Delivery): number {
    return mailRetrySeconds(attempts);
  }

  override compose(deliveries: readonly Delivery[]): Promise<Outgoing[]> {
    return Promise.all(
      deliveries.map(async (delivery) => {
        const values = [delivery.id, maxDigestCharacters];
        const rows: DigestedRow[] = await this.database.query(startDigest, values);
        const started = rows.map(({ hasMore: _, ...row }) => ({ ...delivery, ...row, kind: 'alert' }));
        const alerts = await findDueAlerts(this.database.manager, started);
        if (alerts.length === 0) return { delivery, content: () => undefined };
        return { ...this.part(delivery, alerts), hasMore: rows[0]?.hasMore ?? false };
      }),
    );
  }

  private part(delivery: Delivery, alerts: readonly DueAlert[]): Outgoing {
    const clock = officeClock(this.hours.current);
    const half = Math.ceil(alerts.length / 2);
    return {
      delivery,
      members: alerts,
      content: () => this.write(alerts),
      ...aboutAlerts(alerts),
      instead: () =>
        alerts.length > 1
          ? [this.part(delivery, alerts.slice(0, half)), this.part(delivery, alerts.slice(half))]
          : alerts.map((alert) => withoutWords(alert, this.settings, clock)),
    };
  }

  /** All that a mail about each would say. The Message-ID follows from the first, so that a mail program can fold a second copy. */
  private write(alerts: readonly DueAlert[]): EmailContent {
    const clock = officeClock(this.hours.current);
    const title = `${alerts.length} new ${alerts.length === 1 ? 'enquiry' : 'enquiries'}`;
    const leads = alerts.flatMap(({ lead }) => [rule, ...leadBlocks(lead, this.settings, clock)]);
    return {
      subject: title,
      messageName: `digest-${alerts[0]?.id}`,
      title,
      blocks: [remark(digestRemark), ...leads],
    };
  }
}
