import type { ServiceKey } from '@golghar/contracts';
import { presentName } from '../../team/staff/present-name';

/** $1: lead ids, $2: owners' ids, $3: their names. */
export const setOwners = `
  UPDATE lead SET owner_id = changed.owner_id, owner_name = changed.owner_name, updated_at = now(), version = version + 1
  FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS changed (id, owner_id, owner_name) WHERE lead.id = changed.id`;

export type HandedOverRow = {
  toId: string;
  authorName: string | null;
  note: string | null;
  id: string;
  name: string;
  city: string | null;
  service: ServiceKey;
  /** Of all leads, also those that are not among the rows. */
  total: number;
};

/** $1: handover, $2: how many. The leads of it that still belong to who got them, newest first. */
export const findHandedOver = `
  SELECT owner_change.to_id AS "toId", ${presentName('owner_change.author_id', 'owner_change.author_name')} AS "authorName", owner_change.note, lead.id, lead.name,
    lead.city, lead.service, (count(*) OVER ())::int AS total
  FROM owner_change JOIN lead ON lead.id = owner_change.lead_id AND lead.owner_id = owner_change.to_id
  WHERE owner_change.handover_id = $1 AND lead.deleted_at IS NULL
  ORDER BY lead.submitted_at DESC, lead.id DESC LIMIT $2`;
