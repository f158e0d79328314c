import { canaryActor } from '../../canary/canary';

/** Whose idempotency key was free, so that all of the enquiry is stored. */
export type StoredRow = { leadId: string };

/**
 * Leads, outbox rows and idempotency keys of one or more enquiries in one statement, so in one transaction and one
 * round trip: all of an enquiry is on disk, or nothing of it. A key that is there already, or is being stored right now,
 * stops the other two rows of its enquiry. In the order of the keys, so that two statements never wait for each other.
 */
export const storeEnquiries = {
  name: 'store-enquiries',
  text: `
    WITH enquiry AS (
      SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
          $9::bytea[], $10::bytea[], $11::timestamptz[], $12::timestamptz[], $13::text[], $14::text[], $15::json[],
          $16::jsonb[], $17::text[], $18::jsonb[], $19::text[], $20::text[], $21::boolean[], $22::text[], $23::jsonb[],
          $24::text[], $25::bytea[])
        AS e(id, reference, name, email, phone, city, service, message, key_hash, body_hash, submitted_at, due_at,
          phone_number, search_text, search_words, source, source_name, form, consent, request_id, is_canary, language,
          choice, choice_name, network_hash)
    ), key AS (
      INSERT INTO idempotency_key (key_hash, body_hash, lead_id, reference)
      SELECT key_hash, body_hash, id, reference FROM enquiry ORDER BY key_hash
      ON CONFLICT DO NOTHING RETURNING lead_id
    ), new_lead AS (
      INSERT INTO lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at, due_at,
        phone_number, search_text, search_words, source, source_name, form, consent, request_id, language, choice, choice_name,
        deleted_at, deleted_by_id, deleted_by_name)
      SELECT id, reference, name, email, phone, city, service, message, submitted_at, submitted_at, due_at,
        phone_number, search_text, ARRAY(SELECT json_array_elements_text(search_words)), source,
        source_name, form, consent, request_id, language, choice, choice_name,
        CASE WHEN is_canary THEN submitted_at END,
        CASE WHEN is_canary THEN '${canaryActor.id}'::uuid END, CASE WHEN is_canary THEN '${canaryActor.name}' END
      FROM enquiry JOIN key ON key.lead_id = enquiry.id
    ), news AS (
      INSERT INTO outbox (lead_id, network_hash)
      SELECT enquiry.id, enquiry.network_hash FROM enquiry JOIN key ON key.lead_id = enquiry.id
    )
    SELECT lead_id AS "leadId" FROM key`,
};
