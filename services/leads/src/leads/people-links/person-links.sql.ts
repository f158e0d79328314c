import type { KnownKey, UnlinkedLead } from './plan-links';

/** Who links or moves leads is alone in that until its transaction ends. */
const lockKey = `hashtext('golghar.people')`;

export type LockRow = { isLocked: boolean };

/** Waits for nobody. */
export const tryLock = `SELECT pg_try_advisory_xact_lock(${lockKey}) AS "isLocked"`;

export const lockCall = `pg_advisory_xact_lock(${lockKey})`;

export const lock = `SELECT ${lockCall}`;

const unlinked = `
  SELECT lead.id, lead.name, lead.phone, lead.email, lead.submitted_at AS "submittedAt",
    lead.quarantined_at IS NOT NULL AS "isSpam"
  FROM lead LEFT JOIN lead_person ON lead_person.lead_id = lead.id
  WHERE lead_person.lead_id IS NULL`;

export type UnlinkedRow = UnlinkedLead;

/** $1: ids. */
export const findUnlinked = `${unlinked} AND lead.id = ANY($1::uuid[]) ORDER BY lead.submitted_at, lead.id`;

export type ScanRow = { id: string; isLinked: boolean };

/** $1, $2: the ids between which to look, $3: how many. Leads in the order of their ids, which is nearly that of time. */
export const scan = `
  SELECT lead.id, lead_person.lead_id IS NOT NULL AS "isLinked"
  FROM (SELECT id FROM lead WHERE id > $1 AND id < $2 ORDER BY id LIMIT $3) AS lead
    LEFT JOIN lead_person ON lead_person.lead_id = lead.id
  ORDER BY lead.id`;

/** More enquiries than one person sends: the number of a call centre, or a test. */
const maxMerged = 500;

export type KnownKeyRow = KnownKey;

/** $1: keys. */
export const findKeys = `
  SELECT person_key.key, person.id AS "personId", person.is_settled OR (
      SELECT count(*) FROM (SELECT FROM lead_person WHERE person_id = person.id LIMIT ${maxMerged + 1}) AS counted
    ) > ${maxMerged} AS "isFixed"
  FROM person_key JOIN person ON person.id = person_key.person_id WHERE key = ANY($1::text[])`;

export type PersonOfLeadRow = {
  id: string;
  /** Staff said who it is, or it is nobody's own number. */
  isFixed: boolean;
  /** All that they sent, the oldest first. */
  leads: { id: string; name: string; phone: string; email: string }[];
};

/** $1: a lead. Its person, with all their leads. */
export const findPersonOfLead = `
  SELECT person.id, person.is_settled OR count(*) > ${maxMerged} AS "isFixed",
    json_agg(json_build_object('id', lead.id, 'name', lead.name, 'phone', lead.phone, 'email', lead.email)
      ORDER BY lead.submitted_at, lead.id) AS leads
  FROM lead_person AS own JOIN person ON person.id = own.person_id
    JOIN lead_person AS sent ON sent.person_id = person.id JOIN lead ON lead.id = sent.lead_id
  WHERE own.lead_id = $1 GROUP BY person.id`;

export type FromRow = { fromId: string };

/** $1: a person, $2: leads that leave them. Takes back the merges that brought no others. */
export const takeMergesBack = `
  UPDATE person_change SET undone_at = now()
  WHERE to_id = $1 AND kind = 'merge' AND undone_at IS NULL AND cardinality(lead_ids) > 0 AND lead_ids <@ $2::uuid[]
  RETURNING from_id AS "fromId"`;

/** $1: ids, $2: how their names sound. */
export const addPeople = `
  INSERT INTO person (id, name_sound) SELECT * FROM unnest($1::uuid[], $2::text[]) ON CONFLICT DO NOTHING`;

/** $1: keys, $2: whose they are. */
export const addKeys = `
  INSERT INTO person_key (key, person_id) SELECT * FROM unnest($1::text[], $2::uuid[]) ON CONFLICT DO NOTHING`;

/** $1: leads, $2: whose they are, $3: when they came. A lead that is gone meanwhile is left out. */
export const addLinks = `
  INSERT INTO lead_person (lead_id, person_id, submitted_at)
  SELECT link.* FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS link (lead_id, person_id, submitted_at)
  WHERE EXISTS (SELECT FROM lead WHERE lead.id = link.lead_id)
  ON CONFLICT DO NOTHING`;

export type MovedRow = { leadIds: string[]; keys: string[] };

const moved = `
  SELECT coalesce((SELECT array_agg(lead_id) FROM moved_lead), '{}') AS "leadIds",
    coalesce((SELECT array_agg(key) FROM moved_key), '{}') AS keys`;

/** $1: from whom, $2: to whom. All that they have. */
export const moveAll = `
  WITH moved_lead AS (
    UPDATE lead_person SET person_id = $2 WHERE person_id = $1 RETURNING lead_id
  ), moved_key AS (
    UPDATE person_key SET person_id = $2 WHERE person_id = $1 RETURNING key
  )${moved}`;

/** $1: from whom, $2: to whom, $3: leads, $4: keys. */
export const moveSome = `
  WITH moved_lead AS (
    UPDATE lead_person SET person_id = $2 WHERE person_id = $1 AND lead_id = ANY($3::uuid[]) RETURNING lead_id
  ), moved_key AS (
    UPDATE person_key SET person_id = $2 WHERE person_id = $1 AND key = ANY($4::text[]) RETURNING key
  )${moved}`;
