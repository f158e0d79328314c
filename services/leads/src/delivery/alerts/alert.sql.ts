export type SentRow = { recipient: string; mails: number };

/** $1: recipients. How many mails about single leads each got in this minute of Postgres' clock. */
export const countSent = `
  SELECT recipient, count(*)::int AS mails FROM delivery
  WHERE kind = 'alert' AND group_id IS NULL AND recipient = ANY($1::text[])
    AND sent_at >= date_trunc('minute', clock_timestamp())
  GROUP BY recipient`;

export type DigestRow = { id: string };

const nextMinute = `date_trunc('minute', clock_timestamp()) + interval '1 minute'`;

/**
 * $1: id, $2: recipient, $3: their name, $4: which minute from the next one on. The digest of that minute, which nobody sends
 * until the transaction ends; no row if it is already being sent.
 */
export const openDigest = `
  INSERT INTO delivery (id, kind, subject_id, recipient, recipient_name, dedupe_key, next_attempt_at)
  SELECT $1, 'alert_digest', $1, $2::text, $3, 'alert_digest ' || $2::text || ' ' || minute, minute
  FROM (SELECT ${nextMinute} + make_interval(mins => $4) AS minute) AS chosen
  ON CONFLICT (dedupe_key) DO UPDATE SET recipient_name = excluded.recipient_name
    WHERE delivery.state = 'queued' AND delivery.claimed_until IS NULL AND delivery.attempts = 0
  RETURNING id`;

/** $1: digest, $2: claimed alerts, $3: their attempts. Leaves them to the digest, which does not count as an attempt. */
export const moveToDigest = `
  UPDATE delivery SET group_id = $1, attempts = delivery.attempts - 1, claimed_until = NULL, next_attempt_at = ${nextMinute}
  FROM unnest($2::uuid[], $3::int[]) AS claimed (id, attempts)
  WHERE delivery.id = claimed.id AND delivery.attempts = claimed.attempts AND delivery.state = 'queued'`;

export type DigestedRow = { id: string; subjectId: string; attempts: number; hasMore: boolean };

/**
 * $1: digest, $2: characters. Its content: the oldest leads, as many as fit into a mail that every server accepts, and whether
 * there are more. Counts as an attempt for each.
 */
export const startDigest = `
  WITH due AS (
    SELECT alert.id, sum(length(lead.message) + 1000) OVER (ORDER BY alert.queued_at, alert.id) AS size
    FROM delivery AS alert JOIN lead ON lead.id = alert.lead_id
    WHERE alert.group_id = $1 AND alert.state = 'queued'
  ), chosen AS (
    SELECT id FROM due WHERE size <= greatest($2, (SELECT min(size) FROM due))
  ), started AS (
    UPDATE delivery AS alert SET attempts = attempts + 1 FROM chosen WHERE alert.id = chosen.id
    RETURNING alert.id, alert.subject_id, alert.attempts, alert.queued_at
  )
  SELECT id, subject_id AS "subjectId", attempts, (SELECT count(*) FROM due) > (SELECT count(*) FROM chosen) AS "hasMore"
  FROM started ORDER BY queued_at, id`;

export type MadeLinkRow = { alertId: string };

/** $1: hashes of tokens, $2: alerts, $3: addresses of their recipients, $4: days. Only for people who can sign in. */
export const addAlertLinks = `
  INSERT INTO alert_link (token_hash, alert_id, user_id, expires_at)
  SELECT DISTINCT ON (made.alert_id) made.token_hash, made.alert_id, staff.id, now() + make_interval(days => $4)
  FROM unnest($1::bytea[], $2::uuid[], $3::text[]) AS made (token_hash, alert_id, recipient)
    JOIN auth.staff AS staff ON staff.email = made.recipient AND staff.is_active
  RETURNING alert_id AS "alertId"`;
