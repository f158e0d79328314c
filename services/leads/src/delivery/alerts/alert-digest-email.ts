import {
  type Delivery,
  defineMessage,
  type EmailContent,
  mailRetrySeconds,
  type Outgoing,
  remark,
  rule,
} from '@golghar/platform/deliveries';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { idsOf } from '../../leads/lead.entity';
import type { LeadsContext } from '../../leads-message';
import type { WorkerSettings } from '../../settings';
import * as sql from './alert.sql';
import { type DueAlert, findDueAlerts } from './alerts';
import { leadBlocks, type MailClock, type Site } from './lead-facts';
import { aboutAlerts, findClock, withoutWords } from './wordless-alert-email';

/** Leaves claimed alerts of one recipient to the digest of the next minute, or of the one after if that is being sent. */
async function moveToDigest(manager: EntityManager, alerts: readonly Delivery[]): Promise<void> {
  const [{ recipient, recipientName } = {}] = alerts;
  await manager.transaction(async (inner) => {
    let digest: sql.DigestRow | undefined;
    for (let minutes = 0; !digest; minutes += 1)
      [digest] = await inner.query(sql.openDigest, [uuid(), recipient, recipientName, minutes]);
    const attempts = alerts.map((alert) => alert.attempts);
    await inner.query(sql.moveToDigest, [digest.id, idsOf(alerts), attempts]);
  });
}

/** Returns the alerts to send now; the others wait for a digest. Each worker knows what others have sent, but not what they are sending. */
export async function deferToDigests(
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
