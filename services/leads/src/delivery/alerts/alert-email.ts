import { randomBytes } from 'node:crypto';
import {
  alertActionNames,
  alertActions,
  alertLinkDays,
  backOfficePaths,
  serviceLabels,
} from '@golghar/contracts';
import { alertDelay, alertMails, sha256 } from '@golghar/platform';
import {
  buttons,
  type Delivery,
  defineMessage,
  type EmailContent,
  type EmailLink,
  isolate,
  mailRetrySeconds,
  type Outcome,
  type Outgoing,
  remark,
  rule,
} from '@golghar/platform/deliveries';
import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type LeadsContext, linkTo, linkToLead } from '../../leads-message';
import type { WorkerSettings } from '../../settings';
import { findLeadSettings } from '../../team/lead-settings';
import * as sql from './alert.sql';
import { type AlertedLead, type DueAlert, findDueAlerts } from './alerts';
import { leadBlocks, type MailClock, officeClock, ownFacts, type Site } from './lead-facts';

const linksRemark = `These links are yours alone: what you confirm there counts as done by you. Each works once, for ${alertLinkDays} days.`;

const replyRemark = 'Reply to this email and your answer goes straight to the enquirer.';

export function enquiryEmail(
  lead: AlertedLead,
  site: Site,
  clock = officeClock(),
  links: readonly EmailLink[] = [],
): EmailContent {
  const { name, email, requestId } = lead;
  return {
    replyTo: { name, email },
    subject: `New enquiry: ${isolate(name)}, ${serviceLabels[lead.service]}`,
    ...(requestId && { headers: { 'X-Request-Id': requestId } }),
    title: 'New enquiry',
    blocks: [
      ...leadBlocks(lead, site, clock, links),
      links.length > 0 ? remark(linksRemark) : undefined,
      { ...remark(replyRemark), text: '' },
    ],
  };
}

const wordlessTitle = 'One enquiry could not be quoted; open it';

/** What a mail about alerts has besides its words: it measures its outcome. */
const aboutAlerts = (alerts: readonly DueAlert[]) => ({
  requestIds: alerts.map(({ lead }) => lead.requestId),
  answered: ({ kind }: Outcome) => {
    alertMails.inc({ outcome: kind });
    if (kind !== 'sent') return;
    for (const { lead } of alerts) alertDelay.observe((Date.now() - lead.submittedAt.getTime()) / 1000);
  },
});

const logger = new Logger('alerts');

const findClock = async ({ database }: LeadsContext): Promise<MailClock> =>
  officeClock((await findLeadSettings(database.manager)).calendar);

/**
 * An alert whose words the mail server refuses: its reader is told without anything the visitor wrote, so that a stranger's
 * words cannot suppress an alert.
 */
function withoutWords(context: LeadsContext, alert: DueAlert, clock: MailClock): Outgoing {
  const { lead } = alert;
  logger.warn({ ids: [lead.requestId] }, 'alert refused for its content; telling without its words');
  const content = {
    subject: wordlessTitle,
    title: wordlessTitle,
    blocks: [
      'The mail server refused the email with what the visitor wrote. The enquiry itself is stored and waits for your answer.',
      ...ownFacts(lead, clock).map(({ label, value }) => `${label}: ${value}`),
      `Service: ${serviceLabels[lead.service]}`,
      buttons(linkToLead(context, lead.id)),
      remark('Answer from the back office: a reply to this email does not reach the visitor.'),
    ],
  };
  return { delivery: alert, content: () => content, ...aboutAlerts([alert]) };
}

/** Leaves claimed alerts of one recipient to the digest of the next minute, or of the one after if that is being sent. */
async function moveToDigest(manager: EntityManager, alerts: readonly Delivery[]): Promise<void> {
  const [{ recipient, recipientName } = {}] = alerts;
  await manager.transaction(async (inner) => {
    let digest: sql.DigestRow | undefined;
    for (let minutes = 0; !digest; minutes += 1)
      [digest] = await inner.query(sql.openDigest, [uuid(), recipient, recipientName, minutes]);
    await inner.query(sql.moveToDigest, [
      digest.id,
      alerts.map(({ id }) => id),
      alerts.map(({ attempts }) => attempts),
    ]);
  });
}

/**
 * Makes the links with which each alert's reader works the lead from the mail; none for somebody who is not a member of staff.
 * Each sending has links of its own: no token is kept with which an earlier mail could be rendered again. Without links a mail
 * is still worth sending. The token is in the query, which neither the gateway nor the services log.
 */
async function makeLinks(
  context: LeadsContext,
  alerts: readonly DueAlert[],
): Promise<Map<string, EmailLink[]>> {
  const tokens = alerts.map(() => randomBytes(32).toString('base64url'));
  // Only hashes of tokens are stored: nobody can make a link from the database alone.
  const hashes = tokens.map(sha256);
  const [ids, readers] = [alerts.map(({ id }) => id), alerts.map(({ recipient }) => recipient)];
  const made: sql.MadeLinkRow[] = await context.database
    .query(sql.addAlertLinks, [hashes, ids, readers, alertLinkDays])
    .catch((err) => {
      logger.warn({ err }, 'failed to make alert links; the alerts go out without them');
      return [];
    });
  const linksOf = (token = '') =>
    alertActionNames.map((action) =>
      linkTo(context, alertActions[action], `${backOfficePaths.alertLink}?action=${action}&token=${token}`),
    );
  return new Map(made.map(({ alertId }) => [alertId, linksOf(tokens[ids.indexOf(alertId)])]));
}

/** Returns the alerts to send now. Each worker knows what others have sent, but not what they are sending. */
async function leaveToDigests(
  { database, settings }: LeadsContext,
  deliveries: readonly Delivery[],
  underWay: readonly Delivery[],
): Promise<readonly Delivery[]> {
  const ids = new Set(deliveries.map(({ id }) => id));
  const others = underWay.filter(({ id, kind }) => kind === 'alert' && !ids.has(id));
  const recipients = [...new Set(deliveries.map(({ recipient }) => recipient ?? ''))];
  const rows: sql.SentRow[] = await database.query(sql.countSent, [recipients]);
  const sent = new Map(rows.map(({ recipient, mails }) => [recipient, mails]));
  const now: Delivery[] = [];
  for (const recipient of recipients) {
    const theirs = deliveries.filter((delivery) => delivery.recipient === recipient);
    const count = (sent.get(recipient) ?? 0) + others.filter((other) => other.recipient === recipient).length;
    const free = Math.max(0, settings.ALERTS_PER_MINUTE - count);
    now.push(...theirs.slice(0, free));
    if (theirs.length > free) await moveToDigest(database.manager, theirs.slice(free));
  }
  return now;
}

/** The alert about one lead, or its place in the next digest if its reader got too many mails in this minute. */
export const alertMessage = defineMessage<WorkerSettings>({
  kind: 'alert',

  async compose(deliveries, context, underWay) {
    const { database, settings } = context;
    const alerts = await findDueAlerts(database.manager, await leaveToDigests(context, deliveries, underWay));
    const links = await makeLinks(context, alerts);
    const clock = await findClock(context);
    return alerts.map((alert) => ({
      delivery: alert,
      content: () => enquiryEmail(alert.lead, settings, clock, links.get(alert.id)),
      ...aboutAlerts([alert]),
      instead: () => [withoutWords(context, alert, clock)],
    }));
  },
});

const digestRemark =
  'So many enquiries arrived at once that we put them in one email. Each has its own page in the back office.';

/** A digest of this length is far below the 10 MB that mail servers accept at least. */
const maxDigestCharacters = 2_000_000;

/**
 * Everything that a mail about each would say. The Message-ID follows from the first, so that a mail program can merge a second
 * copy.
 */
function digestEmail(site: Site, alerts: readonly DueAlert[], clock: MailClock): EmailContent {
  const title = `${alerts.length} new ${alerts.length === 1 ? 'enquiry' : 'enquiries'}`;
  const leads = alerts.flatMap(({ lead }) => [rule, ...leadBlocks(lead, site, clock)]);
  return {
    subject: title,
    messageName: `digest-${alerts[0]?.id}`,
    title,
    blocks: [remark(digestRemark), ...leads],
  };
}

/**
 * A digest of some of its alerts. If it is refused for its content, each half is sent by itself, and a single alert without the
 * visitor's words.
 */
function digestOf(
  context: LeadsContext,
  delivery: Delivery,
  alerts: readonly DueAlert[],
  clock: MailClock,
): Outgoing {
  const half = Math.ceil(alerts.length / 2);
  return {
    delivery,
    members: alerts,
    content: () => digestEmail(context.settings, alerts, clock),
    ...aboutAlerts(alerts),
    instead: () =>
      alerts.length > 1
        ? [alerts.slice(0, half), alerts.slice(half)].map((part) => digestOf(context, delivery, part, clock))
        : alerts.map((alert) => withoutWords(context, alert, clock)),
  };
}

export const alertDigestMessage = defineMessage<WorkerSettings>({
  kind: 'alert_digest',

  // Its alerts are given up one by one; it ends when none is left.
  retrySeconds: ({ attempts }) => mailRetrySeconds({ attempts, ageSeconds: 0 }),

  async compose(deliveries, context) {
    const { database } = context;
    const clock = await findClock(context);
    return Promise.all(
      deliveries.map(async (delivery) => {
        const values = [delivery.id, maxDigestCharacters];
        const rows: sql.DigestedRow[] = await database.query(sql.startDigest, values);
        const started = rows.map(({ hasMore: _, ...row }) => ({ ...delivery, ...row, kind: 'alert' }));
        const alerts = await findDueAlerts(database.manager, started);
        if (alerts.length === 0) return { delivery, content: () => undefined };
        return { ...digestOf(context, delivery, alerts, clock), hasMore: rows[0]?.hasMore ?? false };
      }),
    );
  },
});
