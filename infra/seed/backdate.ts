import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { inSession } from '../database/session';

/** Rows of one table and the times to give them. */
type Times = { id: string; at: Date }[];

/** For tables whose rows have no id in the API: the n-th of a lead, from 1. */
type OrderedTimes = { leadId: string; n: number; at: Date }[];

export type Dated = {
  note: Times;
  contact: Times;
  reply: Times;
  status: OrderedTimes;
  owner: OrderedTimes;
  /** Leads that were quarantined or deleted, and when. */
  removals: Times;
};

const dateRows = (table: string) => `UPDATE leads.${table} SET created_at = dated.at
  FROM unnest($1::uuid[], $2::timestamptz[]) AS dated (id, at) WHERE ${table}.id = dated.id`;

const dateActivities = `UPDATE leads.lead_activity SET at = dated.at
  FROM (SELECT id, lead_id, row_number() OVER (PARTITION BY lead_id ORDER BY at, id) AS n FROM leads.lead_activity
    WHERE lead_id = ANY($1::uuid[]) AND kind = $4) AS numbered
  JOIN unnest($1::uuid[], $2::int[], $3::timestamptz[]) AS dated (lead_id, n, at) USING (lead_id, n)
  WHERE lead_activity.id = numbered.id`;

/** The first contact, recomputed from the new times. */
const dateLeads = `UPDATE leads.lead SET contacted_at = dated.contacted_at, updated_at = dated.at,
    first_response_minutes = leads.business_minutes(submitted_at, dated.contacted_at)
  FROM (SELECT lead_id, min(created_at) FILTER (WHERE is_contact) AS contacted_at, max(created_at) AS at FROM (
    SELECT lead_id, created_at, true AS is_contact FROM leads.contact
    UNION ALL SELECT lead_id, created_at, true FROM leads.reply
    UNION ALL SELECT lead_id, created_at, false FROM leads.note
    UNION ALL SELECT lead_id, at, kind = 'status' AND after = '"delivered"' FROM leads.lead_activity
      WHERE kind IN ('status', 'owner')
  ) AS act WHERE lead_id = ANY($1::uuid[]) GROUP BY lead_id) AS dated
  WHERE lead.id = dated.lead_id`;

const countUnsent = `SELECT count(*)::int AS count FROM unnest($1::uuid[]) AS seeded (id)
  WHERE NOT EXISTS (SELECT FROM leads.delivery WHERE kind = 'alert' AND lead_id = seeded.id AND sent_at IS NOT NULL)`;

const dateAlerts = `UPDATE leads.delivery AS alert
  SET queued_at = submitted_at, sent_at = submitted_at + interval '4 seconds'
  FROM leads.lead WHERE lead.id = alert.lead_id AND lead.id = ANY($1::uuid[]) AND sent_at IS NOT NULL`;

const dateArrivals = `UPDATE leads.lead_activity SET at = submitted_at
  FROM leads.lead WHERE lead.id = lead_activity.lead_id AND lead.id = ANY($1::uuid[]) AND kind = 'received'`;

const countKept = `SELECT count(*)::int AS count FROM leads.lead WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL`;

/** Quarantined leads were deleted at the same time. */
const dateRemovals = `UPDATE leads.lead
  SET deleted_at = dated.at, quarantined_at = CASE WHEN quarantined_at IS NOT NULL THEN dated.at END
  FROM unnest($1::uuid[], $2::timestamptz[]) AS dated (id, at) WHERE lead.id = dated.id AND deleted_at IS NOT NULL`;

/** Waits until the worker has processed all enquiries, but not for a mail server that is down. */
async function waitForNone(client: Client, count: string, leadIds: readonly string[]): Promise<void> {
  for (let seconds = 0; seconds < 30; seconds += 1) {
    const { rows } = await client.query<{ count: number }>(count, [leadIds]);
    if (rows[0]?.count === 0) return;
    await sleep(1000);
  }
}

/**
 * Moves what was just done through the API to the days of the timeline. As the database's owner: no
 * service may change the past, and the audit log keeps the time at which the demo ran.
 */
export const backdate = (databaseUrl: string, leadIds: readonly string[], dated: Dated): Promise<void> =>
  inSession(databaseUrl, async (client) => {
    await waitForNone(client, countUnsent, leadIds);
    const removedIds = dated.removals.map(({ id }) => id);
    await waitForNone(client, countKept, removedIds);
    await client.query('BEGIN');
    for (const table of ['note', 'contact', 'reply'] as const) {
      const rows = dated[table];
      await client.query(dateRows(table), [rows.map(({ id }) => id), rows.map(({ at }) => at)]);
    }
    for (const kind of ['status', 'owner'] as const) {
      const rows = dated[kind];
      const [ids, numbers] = [rows.map(({ leadId }) => leadId), rows.map(({ n }) => n)];
      await client.query(dateActivities, [ids, numbers, rows.map(({ at }) => at), kind]);
    }
    await client.query(dateLeads, [leadIds]);
    await client.query(dateArrivals, [leadIds]);
    await client.query(dateAlerts, [leadIds]);
    await client.query(dateRemovals, [removedIds, dated.removals.map(({ at }) => at)]);
    await client.query('COMMIT');
  });
