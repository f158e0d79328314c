import type { LeadStatus, Owner } from '@golghar/contracts';

const owner = `CASE WHEN owner_id IS NOT NULL THEN json_build_object('id', owner_id, 'name', owner_name) END AS owner`;

export type TargetRow = {
  id: string;
  reference: string;
  name: string;
  status: LeadStatus;
  tags: string[];
  version: number;
  owner: Owner | null;
  isDeleted: boolean;
};

/** $1: ids. Holds the leads until the transaction ends, in one order, so that two changes never wait for each other. */
export const lockTargets = `
  SELECT id, reference, name, status, tags, version, deleted_at IS NOT NULL AS "isDeleted",
    ${owner} FROM lead
  WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`;

/** $1: ids, $2: statuses, one of each: raw, as what follows, because each lead gets a value of its own. */
export const setStatuses = `
  UPDATE lead SET status = changed.status, updated_at = now(), version = version + 1
  FROM unnest($1::uuid[], $2::text[]) AS changed (id, status) WHERE lead.id = changed.id`;

/** $1: ids, $2: tags of each as JSON, because arrays of arrays must be rectangular. */
export const setTags = `
  UPDATE lead SET tags = ARRAY(SELECT jsonb_array_elements_text(changed.tags)), updated_at = now(),
    version = version + 1
  FROM unnest($1::uuid[], $2::jsonb[]) AS changed (id, tags) WHERE lead.id = changed.id`;

/**
 * $1: the bulk change, $2: lead ids, $3: statuses, $4: tags as JSON, $5, $6: owners: what they were; versions are those
 * of now.
 */
export const saveItems = `
  INSERT INTO bulk_change_item (bulk_change_id, lead_id, status, tags, owner_id, owner_name, version)
  SELECT $1, before.id, before.status, ARRAY(SELECT jsonb_array_elements_text(before.tags)), before.owner_id,
    before.owner_name, lead.version
  FROM unnest($2::uuid[], $3::text[], $4::jsonb[], $5::uuid[], $6::text[])
    AS before (id, status, tags, owner_id, owner_name) JOIN lead ON lead.id = before.id`;

export type ItemRow = {
  leadId: string;
  status: LeadStatus;
  tags: string[];
  owner: Owner | null;
  version: number;
};

/** $1: the bulk change, $2: how many. Removes items, so that each is undone once. */
export const removeItems = `
  DELETE FROM bulk_change_item WHERE (bulk_change_id, lead_id) IN (
    SELECT bulk_change_id, lead_id FROM bulk_change_item WHERE bulk_change_id = $1
    ORDER BY lead_id LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING lead_id AS "leadId", status, tags, version,
    ${owner}`;

export type ItemCountRow = { total: number };

/** $1: the bulk change, $2: who. How many items of their own, of the last day, are left to undo. */
export const countItems = `
  SELECT count(*)::int AS total FROM bulk_change JOIN bulk_change_item ON bulk_change_id = bulk_change.id
  WHERE bulk_change.id = $1 AND actor_id = $2 AND created_at > now() - interval '1 day'`;

/** $1: the bulk change, $2: lead ids that nobody has changed since. */
export const endOwnChanges = `
  UPDATE own_change SET undone_at = now() FROM bulk_change
  WHERE bulk_change.id = $1 AND own_change.lead_id = ANY($2::uuid[]) AND own_change.author_id = bulk_change.actor_id
    AND own_change.created_at >= bulk_change.created_at AND own_change.undone_at IS NULL`;
