import { nameWordsOf } from '../../search-index/name-word.entity';
import { enquiryColumns, leadColumns } from './enquiry-row';

/** Whose idempotency key was free, so that all of the enquiry is stored. */
export type StoredRow = { leadId: string };

/**
 * Leads, the words of their names, outbox rows and idempotency keys of one or more enquiries in one statement, so in one
 * transaction and one round trip: all of an enquiry is on disk, or nothing of it. A key that is there already, or is
 * being stored right now, stops the other rows of its enquiry. In the order of the keys, and then of the words, so that two
 * statements never wait for each other.
 */
export const storeEnquiries = {
  name: 'store-enquiries',
  text: `
    WITH enquiry AS (
      SELECT * FROM unnest(${Object.values(enquiryColumns).map((type, index) => `$${index + 1}::${type}[]`)})
        AS e(${Object.keys(enquiryColumns)})
    ), key AS (
      INSERT INTO idempotency_key (key_hash, body_hash, lead_id, reference)
      SELECT key_hash, body_hash, id, reference FROM enquiry ORDER BY key_hash
      ON CONFLICT DO NOTHING RETURNING lead_id
    ), new_lead AS (
      INSERT INTO lead (${Object.keys(leadColumns)})
      SELECT ${Object.keys(leadColumns).map((name) =>
        name === 'search_words' ? 'ARRAY(SELECT json_array_elements_text(search_words))' : `enquiry.${name}`,
      )}
      FROM enquiry JOIN key ON key.lead_id = enquiry.id
    ), new_name AS (
      INSERT INTO name_word (word)
      ${nameWordsOf('enquiry JOIN key ON key.lead_id = enquiry.id, json_array_elements_text(search_words)')}
      ON CONFLICT DO NOTHING
    ), news AS (
      INSERT INTO outbox (lead_id, network_hash)
      SELECT enquiry.id, enquiry.network_hash FROM enquiry JOIN key ON key.lead_id = enquiry.id
    )
    SELECT lead_id AS "leadId" FROM key`,
};
