import { leadPath } from '@golghar/contracts';
import type { Delivery, EmailContent, Message, Outgoing, RetrySchedule } from '@golghar/platform/deliveries';
import { mailRetries } from '@golghar/platform/deliveries';
import { htmlFrame, htmlRemark } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { alertKind } from './alert.repository';
import { type DigestedRow, startDigest } from './alert.sql';
import { type AlertContent, findContents, type SentAlert } from './alert-content';
import { alertDigestKind, measureAlerts, withoutWords } from './alert-email';
import { fieldsOf, htmlLead, officeClock, textLead } from './lead-words';

type Site = Pick<WorkerSettings, 'PUBLIC_URL'>;

const remark =
  'So many enquiries arrived at once that we put them in one email. Each has its own page in the back office.';
const line = '-'.repeat(60);

/**
 * One mail about many enquiries for one member of staff, oldest first, with all that a mail about each would say. The
 * Message-ID follows from the first of them, so that a mail program can fold a second copy.
 */
function digestEmail(
  alerts: readonly AlertContent[],
  { PUBLIC_URL }: Site,
  clock: ReturnType<typeof officeClock>,
): EmailContent {
  const [first] = alerts;
  if (!first) throw new Error('A digest is about one enquiry at least');
  const leads = alerts.map(({ lead }) => ({
    fields: fieldsOf(lead, clock),
    message: lead.message,
    url: `${PUBLIC_URL}${leadPath(lead.id)}`,
  }));
  const title = `${alerts.length} new ${alerts.length === 1 ? 'enquiry' : 'enquiries'}`;
  return {
    to: { name: first.recipient.name, address: first.recipient.email },
    subject: title,
    messageName: `digest-${first.id}`,
    text: [
      remark,
      '',
      ...leads.map(({ fields, message, url }) => `${line}\n${textLead(fields, message, url)}`),
    ].join('\n'),
    html: htmlFrame({
      title,
      content: [
        htmlRemark(remark),
        ...leads.map(({ fields, message, url }) => htmlLead(fields, message, url)),
      ].join('\n<hr>\n'),
    }),
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
  readonly retries: RetrySchedule = { secondsAfter: mailRetries.secondsAfter };

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly hours: BusinessHours,
  ) {}

  async compose(deliveries: readonly Delivery[], manager: EntityManager): Promise<Outgoing<EmailContent>[]> {
    return Promise.all(
      deliveries.map(async (digest) => {
        const rows: DigestedRow[] = await manager.query(startDigest, [digest.id, maxDigestCharacters]);
        const started = rows.map(({ hasMore: _, ...row }) => ({ ...digest, ...row, kind: alertKind }));
        const alerts = await findContents(manager, started);
        if (alerts.length === 0) return { about: [digest], content: undefined };
        return { ...this.part(alerts), group: { delivery: digest, hasMore: rows[0]?.hasMore ?? false } };
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
