import type { Delivery } from './message';

/** After a crash while sending, a row is free for the next process within this time. */
const leaseEnd = `clock_timestamp() + interval '20 seconds'`;

/** How often the holder of a lease renews it. */
export const leaseRenewalMs = 5000;

const isDue = `delivery.state = 'queued' AND delivery.group_id IS NULL AND delivery.next_attempt_at <= clock_timestamp()
  AND (delivery.claimed_until IS NULL OR delivery.claimed_until < clock_timestamp())`;

const host = `coalesce(nullif(split_part(delivery.recipient, '@', 2), ''), delivery.subject_id::text)`;

export type ClaimedRow = Delivery;

/**
 * $1: channel, $2: limit, $3: busy hosts, $4: limit per host. Claims what is due, longest waiting first, each for the length of
 * a lease, in one statement that skips rows which another process is claiming. It reads only a few batches of the index of due
 * rows. By arrays of ids: without statistics of a table that fills up, the planner would read all of it for a join.
 */
export const claimDue = `
  WITH claimed AS (
    UPDATE delivery SET attempts = attempts + 1, claimed_until = ${leaseEnd}
    WHERE id = ANY(ARRAY(
      SELECT id FROM delivery
      WHERE ${isDue} AND id = ANY(ARRAY(
        SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY host ORDER BY next_attempt_at, id) AS place FROM (
            SELECT delivery.id, delivery.next_attempt_at, ${host} AS host FROM delivery
            WHERE delivery.channel = $1 AND ${isDue} AND ${host} <> ALL($3::text[])
            ORDER BY delivery.next_attempt_at, delivery.id LIMIT $2 * 4
          ) AS due
        ) AS ranked WHERE place <= $4
      ))
      ORDER BY next_attempt_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
    )) RETURNING delivery.*
  )
  SELECT id, kind, subject_id AS "subjectId", payload, attempts, recipient, recipient_name AS "recipientName",
    extract(epoch FROM clock_timestamp() - queued_at)::float8 AS "ageSeconds", ${host} AS host
  FROM claimed AS delivery ORDER BY next_attempt_at, id`;

/** $1: deliveries, $2: the attempts for which they were claimed. */
export const renewClaims = `
  UPDATE delivery SET claimed_until = ${leaseEnd} FROM unnest($1::uuid[], $2::int[]) AS claimed (id, attempts)
  WHERE delivery.id = claimed.id AND delivery.attempts = claimed.attempts AND delivery.state = 'queued'`;

export type RecordedRow = { id: string };

/**
 * $1: deliveries, $2: the attempts for which they were claimed, $3: their states, $4: whether that was an attempt, $5: the
 * answer, $6: seconds until the next attempt. "Sent" is recorded whoever holds the claim; anything else only on a row that still
 * has the same claim.
 */
export const recordResults = `
  UPDATE delivery SET
    state = result.state,
    next_attempt_at = clock_timestamp() + make_interval(secs => result.seconds),
    attempts = delivery.attempts - CASE WHEN result.is_attempt THEN 0 ELSE 1 END,
    last_answer = CASE WHEN result.is_attempt THEN result.answer ELSE delivery.last_answer END,
    sent_at = CASE result.state WHEN 'sent' THEN clock_timestamp() END,
    claimed_until = NULL
  FROM unnest($1::uuid[], $2::int[], $3::text[], $4::bool[], $5::text[], $6::float8[])
    AS result (id, attempts, state, is_attempt, answer, seconds)
  WHERE delivery.id = result.id
    AND (result.state = 'sent' OR delivery.state = 'queued' AND delivery.attempts = result.attempts)
  RETURNING delivery.id`;

export type AddedRow = { id: string };

/**
 * $1: deliveries as JSON, with the named columns and how many seconds each waits. Those whose key was queued before are left
 * out. A time rounded up to milliseconds is due a little later.
 */
export const addDeliveries = (columns: readonly string[]): string => `
  INSERT INTO delivery (${columns.join(', ')}, next_attempt_at)
  SELECT added.*, date_trunc('milliseconds', now()) + make_interval(secs => (entry->>'wait_seconds')::float8)
  FROM json_array_elements($1) AS entry, LATERAL (
    SELECT ${columns.join(', ')} FROM json_populate_record(NULL::delivery, entry)
  ) AS added
  ON CONFLICT DO NOTHING RETURNING id`;
