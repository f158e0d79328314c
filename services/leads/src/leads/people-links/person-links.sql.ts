import type { KnownKey } from './plan-links';

/** Serialises transactions that link or move leads. */
const lockKey = `hashtext('golghar.people')`;

export type LockRow = { isLocked: boolean };

/** Returns at once if the lock is taken. */
export const tryLock = `SELECT pg_try_advisory_xact_lock(${lockKey}) AS "isLocked"`;

export const lockCall = `pg_advisory_xact_lock(${lockKey})`;

export const lock = `SELECT ${lockCall}`;

/** More enquiries than one person sends: the number of a call centre, or a test. */
const maxMerged = 500;

export type KnownKeyRow = KnownKey;

/** $1: keys. */
export const findKeys = `
  SELECT person_key.key, person.id AS "personId", person.is_settled OR (
      SELECT count(*) FROM (SELECT FROM lead WHERE person_id = person.id LIMIT ${maxMerged + 1}) AS counted
    ) > ${maxMerged} AS "isFixed"
  FROM person_key JOIN person ON person.id = person_key.person_id WHERE key = ANY($1::text[])`;

export type PersonOfLeadRow = {
  id: string;
  /** Staff decided who it is, or many people share it. */
  isFixed: boolean;
  leads: { id: string; name: string; phone: string; email: string }[];
};

export const findPersonOfLead = `
  SELECT person.id, person.is_settled OR count(*) > ${maxMerged} AS "isFixed",
    json_agg(json_build_object('id', sent.id, 'name', sent.name, 'phone', sent.phone, 'email', sent.email)
      ORDER BY sent.submitted_at, sent.id) AS leads
  FROM lead AS own JOIN person ON person.id = own.person_id JOIN lead AS sent ON sent.person_id = person.id
  WHERE own.id = $1 GROUP BY person.id`;

export const addLinks = `
  UPDATE lead SET person_id = link.person_id FROM unnest($1::uuid[], $2::uuid[]) AS link (lead_id, person_id)
  WHERE lead.id = link.lead_id`;

export type MovedRow = { leads: { id: string; reference: string }[]; keys: string[] };

/**
 * $1: from, $2: to, $3: leads, $4: keys; null for all. Leads are locked in the same order, so that two changes never deadlock.
 */
export const move = `
  WITH moved_lead AS (
    UPDATE lead SET person_id = $2 WHERE id IN (
      SELECT id FROM lead WHERE person_id = $1 AND ($3::uuid[] IS NULL OR id = ANY($3)) ORDER BY id FOR NO KEY UPDATE
    ) RETURNING id, reference
  ), moved_key AS (
    UPDATE person_key SET person_id = $2 WHERE person_id = $1 AND ($4::text[] IS NULL OR key = ANY($4)) RETURNING key
  )
  SELECT coalesce((SELECT json_agg(moved_lead) FROM moved_lead), '[]') AS leads,
    coalesce((SELECT array_agg(key) FROM moved_key), '{}') AS keys`;
