import type { Delivery } from './delivery';

/** After a crash in the middle of sending, a row is free for the next process within this time. */
const leaseEnd = `clock_timestamp() + interval '20 seconds'`;

/** How often who holds a lease renews it. */
export const leaseRenewalMs = 5000;

const isDue = `delivery.state = 'queued' AND delivery.group_id IS NULL AND delivery.next_attempt_at <= clock_timestamp()
  AND (delivery.claimed_until IS NULL OR delivery.claimed_until < clock_timestamp())`;

const host = `coalesce(nullif(split_part(delivery.recipient, '@', 2), ''), delivery.subject_id::text)`;

export type ClaimedRow = Required<Delivery>;

/**
 * $1: channel, $2: how many, $3: hosts that are busy, $4: how many for one host. Claims what is due, longest first, each for
 * the length of a lease, in one statement that skips what another process is just claiming. The index of what is due is
 * read no further than some batches. By arrays of ids: a planner that knows nothing yet of a table that fills up would
 * read all of it for a join.
 */
export const claimDue = `
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
  )) RETURNING id, kind, subject_id AS "subjectId", payload, attempts, recipient, recipient_name AS "recipientName",
    next_attempt_at AS "dueAt", ${host} AS host`;

/** $1: deliveries, $2: the attempts for which they were claimed. */
export const renewClaims = `
  UPDATE delivery SET claimed_until = ${leaseEnd} FROM unnest($1::uuid[], $2::int[]) AS claimed (id, attempts)
  WHERE delivery.id = claimed.id AND delivery.attempts = claimed.attempts AND delivery.state = 'queued'`;

export type RecordedRow = { id: string; state: 'queued' | 'sent' | 'failed' | 'cancelled' };

/**
 * $1: deliveries, $2: the attempts for which they were claimed, $3: what came of each, $4: what was answered, $5: seconds until
 * the next attempt, $6: seconds after which there is none. What was taken counts whoever claimed it; all else only of a row
 * that is still the one that was claimed.
 */
export const recordEndings = `
  UPDATE delivery SET
    state = CASE ending.kind WHEN 'sent' THEN 'sent' WHEN 'cancelled' THEN 'cancelled' WHEN 'waits' THEN 'queued'
      WHEN 'rejected' THEN 'failed'
      ELSE CASE WHEN ending.seconds IS NULL
          OR delivery.queued_at < clock_timestamp() - make_interval(secs => ending.keep_seconds)
        THEN 'failed' ELSE 'queued' END END,
    next_attempt_at = CASE WHEN ending.kind = 'waits' OR ending.kind = 'deferred' AND NOT coalesce(
        delivery.queued_at < clock_timestamp() - make_interval(secs => ending.keep_seconds), false)
      THEN clock_timestamp() + make_interval(secs => ending.seconds) END,
    attempts = delivery.attempts - CASE ending.kind WHEN 'waits' THEN 1 ELSE 0 END,
    last_answer = CASE ending.kind WHEN 'waits' THEN delivery.last_answer ELSE ending.answer END,
    sent_at = CASE ending.kind WHEN 'sent' THEN clock_timestamp() END,
    claimed_until = NULL
  FROM unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::float8[])
    AS ending (id, attempts, kind, answer, seconds, keep_seconds)
  WHERE delivery.id = ending.id
    AND (ending.kind = 'sent' OR delivery.state = 'queued' AND delivery.attempts = ending.attempts)
  RETURNING delivery.id, delivery.state`;

export type AddedRow = { id: string };

/**
 * $1: deliveries as JSON, with the columns that are named, $2: their ids, $3: how many seconds each waits. Those that were
 * queued before by their keys are left out. A time that is rounded up to milliseconds is due a little later.
 */
export const addDeliveries = (columns: readonly string[]): string => `
  INSERT INTO delivery (${columns.join(', ')}, next_attempt_at)
  SELECT ${columns.join(', ')}, date_trunc('milliseconds', now()) + make_interval(secs => wait.seconds)
  FROM json_populate_recordset(NULL::delivery, $1) JOIN unnest($2::uuid[], $3::float8[]) AS wait (id, seconds) USING (id)
  ON CONFLICT DO NOTHING RETURNING id`;
