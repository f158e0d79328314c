import { alertLinkDays, serviceLabels } from '@golghar/contracts';
import { alertDelay, alertMails } from '@golghar/platform';
import type { Delivery, EmailContent, Message, Outgoing } from '@golghar/platform/deliveries';
import { buttons, type EmailLink, isolate, remark, renderEmail } from '@golghar/platform/mail';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import * as sql from './alert.sql';
import { makeAlertLinks } from './alert-links';
import { alertDigestKind, alertKind, type DueAlert, findDueAlerts } from './alerts';
import { leadBlocks, leadLink, type MailClock, officeClock, ownFacts, type Site } from './lead-facts';

type AlertContent = Pick<DueAlert, 'recipient' | 'recipientName' | 'lead'>;

/** Whom a mail goes to: an object, because a mailer reads a string such as `a@b.example, c@d.example` as two people. */
export const readerOf = ({ recipient, recipientName }: Pick<DueAlert, 'recipient' | 'recipientName'>) => ({
  name: recipientName ?? '',
  address: recipient ?? '',
});

const linksRemark = `These links are yours alone: what you confirm there counts as done by you. Each works once, for ${alertLinkDays} days.`;

const replyRemark = 'Reply to this email and your answer goes straight to the enquirer.';

/** The alert about one enquiry for one member of staff. */
export function enquiryEmail(
  { lead, ...reader }: AlertContent,
  site: Site,
  clock = officeClock(),
  links: readonly EmailLink[] = [],
): EmailContent {
  const { requestId } = lead;
  return {
    to: readerOf(reader),
    replyTo: { name: lead.name, address: lead.email },
    subject: `New enquiry: ${isolate(lead.name)}, ${serviceLabels[lead.service]}`,
    ...(requestId && { headers: { 'X-Request-Id': requestId } }),
    ...renderEmail({
      title: 'New enquiry',
      blocks: [
        ...leadBlocks(lead, site, clock, links),
        links.length > 0 ? remark(linksRemark) : undefined,
        { ...remark(replyRemark), text: '' },
      ],
    }),
  };
}

const wordlessTitle = 'One enquiry could not be quoted; open it';

/** The alert about an enquiry whose words the mail server refuses: nothing that the visitor wrote is in it. */
function wordlessEmail({ lead, ...reader }: AlertContent, site: Site, clock: MailClock): EmailContent {
  return {
    to: readerOf(reader),
    subject: wordlessTitle,
    ...renderEmail({
      title: wordlessTitle,
      blocks: [
        'The mail server refused the email with what the visitor wrote. The enquiry itself is stored and waits for your answer.',
        ...ownFacts(lead, clock).map(({ label, value }) => `${label}: ${value}`),
        `Service: ${serviceLabels[lead.service]}`,
        buttons(leadLink(lead, site)),
        remark('Answer from the back office: a reply to this email does not reach the visitor.'),
      ],
    }),
  };
}

/** A mail about alerts, which measures what came of it. */
export const alertMail = (alerts: readonly DueAlert[], content: EmailContent): Outgoing<EmailContent> => ({
  about: alerts,
  content,
  requestIds: alerts.map(({ lead }) => lead.requestId),
  answered: ({ kind }) => {
    alertMails.inc({ outcome: kind });
    if (kind !== 'sent') return;
    for (const { lead } of alerts) alertDelay.observe((Date.now() - lead.submittedAt.getTime()) / 1000);
  },
});

/**
 * An alert whose words the mail server refuses: its reader is told without them, so that one stranger's words silence
 * nobody.
 */
export function withoutWords(alert: DueAlert, site: Site, clock: MailClock): Outgoing<EmailContent> {
  new Logger(withoutWords.name).warn(
    { ids: [alert.lead.requestId] },
    'alert refused for its content; telling without its words',
  );
  return alertMail([alert], wordlessEmail(alert, site, clock));
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
    const alerts = await findDueAlerts(manager, now);
    const links = await makeAlertLinks(manager, alerts, this.settings.PUBLIC_URL);
    const clock = officeClock(this.hours.current);
    return alerts.map((alert) => ({
      ...alertMail([alert], enquiryEmail(alert, this.settings, clock, links.get(alert.id))),
      instead: () => [withoutWords(alert, this.settings, clock)],
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
