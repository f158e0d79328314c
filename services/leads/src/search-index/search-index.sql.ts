import { type LeadValues, leadFieldNames } from '@golghar/contracts';
import { nameWordsOf } from './name-word.entity';

/** What is read of leads to make their search fields. */
export type SearchableRow = LeadValues & {
  id: string;
  reference: string;
  tags: string[];
  remarks: string[];
};

const searchable = `SELECT id, ${leadFieldNames}, reference, tags,
    ARRAY(SELECT content FROM note WHERE lead_id = lead.id
      UNION ALL SELECT note FROM contact WHERE lead_id = lead.id AND note IS NOT NULL) AS remarks
  FROM lead`;

/** $1: ids. */
export const findSearchable = `${searchable} WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`;

/** $1: how many. Leads that have no search fields yet, newest first; those that are being changed wait for the next round. */
export const findUnread = `${searchable} WHERE search_words IS NULL ORDER BY submitted_at DESC LIMIT $1
  FOR UPDATE SKIP LOCKED`;

/** $1: ids, $2: phone numbers, $3: texts, $4: words, as JSON, because arrays of arrays must be rectangular. */
export const storeSearchFields = `
  UPDATE lead SET phone_number = fields.phone, search_text = fields.text,
    search_words = ARRAY(SELECT jsonb_array_elements_text(fields.words))
  FROM unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[]) AS fields (id, phone, text, words)
  WHERE lead.id = fields.id`;

/** $1: words. */
export const addNameWords = `
  INSERT INTO name_word (word) ${nameWordsOf('unnest($1::text[])')} ON CONFLICT DO NOTHING`;
