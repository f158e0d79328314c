import type { HistorySource } from '@golghar/contracts';

export type SealingLockRow = { isOurs: boolean };

/** A number of its own: one worker at a time seals. */
export const lockSealing = 'SELECT pg_try_advisory_xact_lock(4605181) AS "isOurs"';

export type ProgressRow = { startedAt: Date; sealedUntil: Date; now: Date };

export const findProgress = `
  SELECT started_at AS "startedAt", sealed_until AS "sealedUntil", now()::timestamptz(3) AS now FROM history_progress`;

/**
 * $1: the day, $2: the first position, then the seals' parts as lists: some thousand rows with a parameter for each
 * column, not for each value.
 */
export const addSeals = `
  INSERT INTO history_seal (day, position, source, entry_id, lead_id, at, salt, digest, hash)
  SELECT $1, $2 + place - 1, source, entry_id, lead_id, at, salt, digest, hash
  FROM unnest($3::text[], $4::uuid[], $5::uuid[], $6::timestamptz[], $7::bytea[], $8::bytea[], $9::bytea[])
    WITH ORDINALITY AS sealed (source, entry_id, lead_id, at, salt, digest, hash, place)`;

export type SealRow = {
  day: string;
  position: number;
  source: HistorySource;
  entryId: string;
  leadId: string | null;
  at: Date;
  salt: Buffer | null;
  digest: Buffer;
  hash: Buffer;
};

/** $1, $2: after which day and position, $3: how many. */
export const findSeals = `
  SELECT day::text AS day, position, source, entry_id AS "entryId", lead_id AS "leadId", at, salt, digest, hash
  FROM history_seal WHERE (day, position) > ($1::date, $2::int) ORDER BY day, position LIMIT $3`;

export type ErasureRow = { id: string };

/**
 * $1: ids of leads and entries, $2: days that deleted leads are kept. Those that were erased by right: what was deleted
 * for so long, or what the audit log says in the same transaction.
 */
export const findErasures = `
  SELECT id FROM history_erasure AS erasure WHERE id = ANY($1::uuid[]) AND (
    deleted_at < at - make_interval(days => $2) + interval '1 hour'
    OR EXISTS (SELECT FROM audit_entry WHERE audit_entry.at = erasure.at
      AND action IN ('lead_erased', 'person_erased', 'change_undone')))`;
