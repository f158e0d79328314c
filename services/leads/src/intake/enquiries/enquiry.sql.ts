import { leadFieldNames } from '@golghar/contracts';
import { addNames } from '../../search-index/name-words';

/** An enquiry whose idempotency key was free, so that all of it is stored. */
export type StoredRow = { leadId: string };

const leadColumns = `id, reference, ${leadFieldNames.join(', ')}, submitted_at, updated_at, due_at, phone_number,
  search_text, search_words, source, source_name, choice, choice_name, form, consent, request_id, language,
  deleted_at, deleted_by_id, deleted_by_name`;

/**
 * Stores leads, the words of their names, their arrivals and idempotency keys of one or more enquiries in one statement, thus in
 * one transaction and one round trip: an enquiry is on disk completely or not at all. If its key exists, or is being stored
 * right now, the other rows of that enquiry are not stored. Ordered by keys, then by words, so that two statements never
 * deadlock. $1: leads as a JSON list, $2: their keys likewise.
 */
export const storeEnquiries = {
  name: 'store-enquiries',
  text: `
    WITH enquiry AS (
      SELECT * FROM json_to_recordset($2)
        AS e(id uuid, reference text, key_hash bytea, body_hash bytea, payload jsonb, names text[])
    ), key AS (
      INSERT INTO idempotency_key (key_hash, body_hash, lead_id, reference)
      SELECT key_hash, body_hash, id, reference FROM enquiry ORDER BY key_hash
      ON CONFLICT DO NOTHING RETURNING lead_id
    ), stored AS (
      SELECT enquiry.* FROM enquiry JOIN key ON key.lead_id = enquiry.id
    ), new_lead AS (
      INSERT INTO lead (${leadColumns})
      SELECT ${leadColumns} FROM json_populate_recordset(null::lead, $1) WHERE id IN (SELECT id FROM stored)
    ), new_name AS (${addNames('stored, unnest(names)')}
    ), arrival AS (
      INSERT INTO delivery (id, kind, channel, subject_id, payload, next_attempt_at)
      SELECT id, 'arrival', 'queue', id, payload, date_trunc('milliseconds', now()) FROM stored
    )
    SELECT lead_id AS "leadId" FROM key`,
};
