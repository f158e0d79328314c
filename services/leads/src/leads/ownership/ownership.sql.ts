import type { ServiceKey } from '@golghar/contracts';
import { presentName } from '../../team/staff/present-name';

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

/** $1: what was given together, or the one change, $2: how many. The leads of it that still belong to who got them, newest first. */
export const findHandedOver = `
  SELECT (given.after->>'id')::uuid AS "toId", ${presentName('given.actor_id', 'given.actor_name')} AS "authorName",
    given.text AS note, lead.id, lead.name, lead.city, lead.service, (count(*) OVER ())::int AS total
  FROM lead_activity AS given JOIN lead ON lead.id = given.lead_id AND lead.owner_id = (given.after->>'id')::uuid
  WHERE (given.group_id = $1 OR given.id = $1) AND given.kind = 'owner' AND given.undoes IS NULL
    AND lead.deleted_at IS NULL
  ORDER BY lead.submitted_at DESC, lead.id DESC LIMIT $2`;
