import { isUnclaimedSql, leaseEndSql } from '@golghar/platform/mail';
import { columnOf } from '../../leads/lead-columns';
import { type AlertContent, mailedFields } from './mail/alert-content';

/** A time inside of JSON is text. */
export type ClaimedAlertRow = {
  id: string;
  generation: number;
  attempts: number;
  recipient: AlertContent['recipient'];
  requestId: string | null;
  lead: Omit<AlertContent['lead'], 'submittedAt' | 'dueAt'> & { submittedAt: string; dueAt: string | null };
};

const leadFields = mailedFields.map((field) => `'${field}', ${columnOf(field)}`).join(', ');

const claimedColumns = `alert.id, alert.generation, alert.attempts, lead.request_id AS "requestId",
  json_build_object('email', alert.recipient, 'name', alert.recipient_name) AS recipient,
  json_build_object(${leadFields}) AS lead`;

export type RecipientRow = { email: string; name: string };

export type AlertJobRow = { alertId: string; generation: number };

export type AlertMailCountRow = { mails: number };

export type DigestRecipientRow = { recipient: string };

/** The active admins and managers, in a view that auth publishes. */
export const recipientsSql = 'SELECT email, name FROM auth.alert_recipients ORDER BY email';

/** One row for each of thousands of leads and recipients, in one statement; those that are there stay as they are. */
export const openAlertsSql = `INSERT INTO alert (id, lead_id, recipient, recipient_name)
  SELECT id, lead_id, email, name
  FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS row (id, lead_id, email, name)
  WHERE EXISTS (SELECT FROM lead WHERE lead.id = row.lead_id)
  ON CONFLICT DO NOTHING RETURNING id AS "alertId", generation`;

/** Claims one alert and reads its lead in one round trip. */
export const claimAlertSql = `UPDATE alert SET attempts = attempts + 1, claimed_until = ${leaseEndSql}
  FROM lead
  WHERE alert.id = $1 AND alert.generation = $2 AND alert.state = 'queued' AND NOT alert.in_digest
    AND ${isUnclaimedSql} AND lead.id = alert.lead_id
  RETURNING ${claimedColumns}`;

/** Raises the generation of alerts that Redis has lost; a claimed row is being sent right now, whatever Redis knows. */
export const renewAlertsSql = `UPDATE alert SET generation = generation + 1 WHERE id IN (
    SELECT alert.id FROM alert JOIN unnest($1::uuid[], $2::int[]) AS lost (id, generation) USING (id, generation)
    WHERE alert.state = 'queued' AND NOT alert.in_digest AND ${isUnclaimedSql} FOR UPDATE OF alert SKIP LOCKED
  ) RETURNING id AS "alertId", generation`;

/** Counts a mail to a recipient in this minute of Postgres' clock; no row when the minute is full. */
export const countAlertMailSql = `INSERT INTO alert_rate (recipient, minute, mails)
  VALUES ($1, date_trunc('minute', clock_timestamp()), 1)
  ON CONFLICT (recipient) DO UPDATE SET minute = excluded.minute,
    mails = CASE WHEN alert_rate.minute = excluded.minute THEN alert_rate.mails + 1 ELSE 1 END
  WHERE alert_rate.minute <> excluded.minute OR alert_rate.mails < $2
  RETURNING mails`;

/** Whose turn for a digest it is: at most one a minute each. */
export const digestRecipientsSql = `UPDATE alert_rate SET digest_at = clock_timestamp()
  WHERE (digest_at IS NULL OR digest_at < clock_timestamp() - interval '1 minute')
    AND EXISTS (SELECT FROM alert WHERE alert.recipient = alert_rate.recipient AND state = 'queued' AND in_digest
      AND next_attempt_at <= clock_timestamp() AND ${isUnclaimedSql})
  RETURNING recipient`;

/** Claims what one digest says: the oldest leads, as many as a mail of a size that every server takes can hold. */
export const claimDigestSql = `WITH due AS (
    SELECT alert.id, sum(length(lead.message) + 1000) OVER (ORDER BY alert.queued_at, alert.id) AS size
    FROM alert JOIN lead ON lead.id = alert.lead_id
    WHERE alert.recipient = $1 AND alert.state = 'queued' AND alert.in_digest
      AND alert.next_attempt_at <= clock_timestamp() AND ${isUnclaimedSql}
  ), chosen AS (
    SELECT alert.id FROM alert JOIN due USING (id)
    WHERE due.size <= greatest($2, (SELECT min(size) FROM due)) FOR UPDATE OF alert SKIP LOCKED
  ), claimed AS (
    UPDATE alert SET attempts = attempts + 1, claimed_until = ${leaseEndSql}
    FROM chosen, lead WHERE alert.id = chosen.id AND lead.id = alert.lead_id
    RETURNING alert.queued_at, ${claimedColumns}
  )
  SELECT id, generation, attempts, "requestId", recipient, lead FROM claimed ORDER BY queued_at, id`;
