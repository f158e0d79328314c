import { leadPath, serviceLabels } from '@golghar/contracts';
import { alertDelay, alertMails } from '@golghar/platform';
import type { Delivery, EmailContent, Message, Outcome, Outgoing } from '@golghar/platform/deliveries';
import { htmlFrame, htmlRemark, isolate, noticeEmail } from '@golghar/platform/mail';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { alertKind } from './alert.repository';
import * as sql from './alert.sql';
import { type AlertButton, type AlertContent, findContents, type SentAlert } from './alert-content';
import { makeAlertButtons } from './alert-links';
import { fieldsOf, htmlLead, linksRemark, officeClock, textLead } from './lead-words';

/** Kind of the e-mail about many leads, where somebody got too many in one minute. */
export const alertDigestKind = 'alert_digest';

type Site = Pick<WorkerSettings, 'PUBLIC_URL'>;

/**
 * The alert about one enquiry for one member of staff. Addresses are objects, because a mailer reads a string
 * such as `a@b.example, c@d.example` as two people.
 */
export function enquiryEmail(
  alert: AlertContent & { buttons?: readonly AlertButton[] },
  { PUBLIC_URL }: Site,
  clock = officeClock(),
): EmailContent {
  const { requestId, recipient, lead, buttons = [] } = alert;
  const fields = fieldsOf(lead, clock);
  const leadUrl = `${PUBLIC_URL}${leadPath(lead.id)}`;
  return {
    to: { name: recipient.name, address: recipient.email },
    replyTo: { name: lead.name, address: lead.email },
    subject: `New enquiry: ${isolate(lead.name)}, ${serviceLabels[lead.service]}`,
    ...(requestId && { headers: { 'X-Request-Id': requestId } }),
    text: textLead(fields, lead.message, leadUrl, buttons),
    html: htmlFrame({
      title: 'New enquiry',
      content: [
        htmlLead(fields, lead.message, leadUrl, buttons),
        buttons.length > 0 ? htmlRemark(linksRemark) : '',
        htmlRemark('Reply to this email and your answer goes straight to the enquirer.'),
      ].join('\n'),
    }),
  };
}

const wordlessTitle = 'One enquiry could not be quoted; open it';

/** What of an enquiry is ours to say: none of it is the visitor's to word. */
const ownFields = new Set(['Reference', 'Received', 'Answer due by']);

/** The alert about an enquiry whose words the mail server refuses: nothing that the visitor wrote is in it. */
function wordlessEmail(
  { recipient, lead }: AlertContent,
  { PUBLIC_URL }: Site,
  clock = officeClock(),
): EmailContent {
  const facts = fieldsOf(lead, clock).filter(({ label }) => ownFields.has(label));
  return {
    to: { name: recipient.name, address: recipient.email },
    subject: wordlessTitle,
    ...noticeEmail({
      title: wordlessTitle,
      paragraphs: [
        'The mail server refused the email with what the visitor wrote. The enquiry itself is stored and waits for your answer.',
        ...facts.map(({ label, value }) => `${label}: ${value}`),
        `Service: ${serviceLabels[lead.service]}`,
      ],
      button: { label: 'Open the lead', href: `${PUBLIC_URL}${leadPath(lead.id)}` },
      remark: 'Answer from the back office: a reply to this email does not reach the visitor.',
    }),
  };
}

/** Counts what came of a mail about alerts. */
export function measureAlerts(alerts: readonly SentAlert[], { kind }: Outcome): void {
  alertMails.inc({ outcome: kind });
  if (kind !== 'sent') return;
  for (const { about } of alerts) alertDelay.observe((Date.now() - about.lead.submittedAt.getTime()) / 1000);
}

/**
 * An alert whose words the mail server refuses: its reader is told without them, so that one stranger's words silence
 * nobody.
 */
export function withoutWords(
  alert: SentAlert,
  site: Site,
  clock: ReturnType<typeof officeClock>,
): Outgoing<EmailContent> {
  new Logger(withoutWords.name).warn(
    { ids: [alert.about.requestId] },
    'alert refused for its content; telling without its words',
  );
  return {
    about: [alert],
    content: wordlessEmail(alert.about, site, clock),
    requestIds: [alert.about.requestId],
    answered: (outcome) => measureAlerts([alert], outcome),
  };
}

/** Leaves claimed alerts of one recipient to the digest of the next minute, or the one after where that is on its way. */
async function moveToDigest(manager: EntityManager, alerts: readonly Delivery[]): Promise<void> {
  const [{ recipient, recipientName } = {}] = alerts;
  await manager.transaction(async (inner) => {
    let digest: sql.DigestRow | undefined;
    for (let minutes = 0; !digest; minutes += 1)
      [digest] = await inner.query(sql.openDigest, [
        uuid(),
        alertDigestKind,
        recipient,
        recipientName,
        minutes,
      ]);
    await inner.query(sql.moveToDigest, [
      digest.id,
      alerts.map(({ id }) => id),
      alerts.map(({ attempts }) => attempts),
    ]);
  });
}

/** The alert about one lead, or its place in the next digest when its reader got too many mails in this minute. */
@Injectable()
export class AlertMessage implements Message {
  readonly kind = alertKind;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly hours: BusinessHours,
  ) {}

  async compose(
    deliveries: readonly Delivery[],
    manager: EntityManager,
    underWay: readonly Delivery[],
  ): Promise<Outgoing<EmailContent>[]> {
    const now = await this.leaveToDigests(deliveries, manager, underWay);
    const alerts = await findContents(manager, now);
    const buttons = await makeAlertButtons(manager, alerts, this.settings.PUBLIC_URL);
    const clock = officeClock(this.hours.current);
    return alerts.map((alert) => ({
      about: [alert],
      content: enquiryEmail({ ...alert.about, buttons: buttons.get(alert.id) ?? [] }, this.settings, clock),
      requestIds: [alert.about.requestId],
      instead: () => [withoutWords(alert, this.settings, clock)],
      answered: (outcome) => measureAlerts([alert], outcome),
    }));
  }

  /** Answers which alerts go out now. Of several workers, each knows what the others have sent but not what they are sending. */
  private async leaveToDigests(
    deliveries: readonly Delivery[],
    manager: EntityManager,
    underWay: readonly Delivery[],
  ): Promise<readonly Delivery[]> {
    const ids = new Set(deliveries.map(({ id }) => id));
    const others = underWay.filter(({ id, kind }) => kind === alertKind && !ids.has(id));
    const recipients = [...new Set(deliveries.map(({ recipient }) => recipient ?? ''))];
    const rows: sql.SentRow[] = await manager.query(sql.countSent, [recipients]);
    const sent = new Map(rows.map(({ recipient, mails }) => [recipient, mails]));
    const now: Delivery[] = [];
    for (const recipient of recipients) {
      const theirs = deliveries.filter((delivery) => delivery.recipient === recipient);
      const count =
        (sent.get(recipient) ?? 0) + others.filter((other) => other.recipient === recipient).length;
      const free = Math.max(0, this.settings.ALERTS_PER_MINUTE - count);
      now.push(...theirs.slice(0, free));
      if (theirs.length > free) await moveToDigest(manager, theirs.slice(free));
    }
    return now;
  }
}
