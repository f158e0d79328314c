/**
 * Lead, outbox row and idempotency key in one statement, so in one transaction and one round trip: all of them
 * are on disk, or none. A key that is there already, or is being stored right now, stops the other two.
 */
export const storeEnquiry = {
  name: 'store-enquiry',
  text: `
    WITH key AS (
      INSERT INTO idempotency_key (key_hash, body_hash, lead_id, reference) VALUES ($9, $10, $1::uuid, $2)
      ON CONFLICT DO NOTHING RETURNING 1
    ), new_lead AS (
      INSERT INTO lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at, due_at,
        phone_number, search_text, search_words)
      SELECT $1::uuid, $2, $3, $4, $5, $6, $7, $8, $11::timestamptz, $11::timestamptz, $12::timestamptz, $13, $14,
        $15::text[]
      WHERE EXISTS (SELECT FROM key)
    ), news AS (
      INSERT INTO outbox (lead_id) SELECT $1::uuid WHERE EXISTS (SELECT FROM key)
    )
    SELECT FROM key`,
};
