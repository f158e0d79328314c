import { type LeadValues, leadFieldNames } from '@golghar/contracts';

/** What is read of leads to make their search fields. */
export type SearchableRow = LeadValues & {
  id: string;
  reference: string;
  tags: string[];
  submittedAt: Date;
  remarks: string[];
};

const searchable = `SELECT id, ${leadFieldNames}, reference, tags, submitted_at AS "submittedAt",
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

export type ArrivedRow = { id: string; submittedAt: Date; searchText: string; searchWords: string[] };

/** $1, $2: between which ids, which grow with time; $3: how many. */
export const findArrived = `
  SELECT id, submitted_at AS "submittedAt", search_text AS "searchText", search_words AS "searchWords" FROM lead
  WHERE id > $1::uuid AND id < $2::uuid AND search_words IS NOT NULL ORDER BY id LIMIT $3`;

/** $1: blocks, $2: the pairs of each, as JSON. In one order, so that two writers never wait for each other. */
export const addPairs = `
  INSERT INTO search_block (block, pairs)
  SELECT block, ARRAY(SELECT jsonb_array_elements_text(pairs))
  FROM unnest($1::int[], $2::jsonb[]) AS new (block, pairs) ORDER BY block
  ON CONFLICT (block) DO UPDATE
    SET pairs = ARRAY(SELECT unnest(search_block.pairs) UNION SELECT unnest(EXCLUDED.pairs))
    WHERE NOT search_block.pairs @> EXCLUDED.pairs`;

/** $1: words. */
export const addNameWords = `
  INSERT INTO name_word (word) SELECT word FROM unnest($1::text[]) AS word ORDER BY word ON CONFLICT DO NOTHING`;

export type LockRow = { isMine: boolean };

/** $1: a number that stands for the lock. It is held until the transaction ends. */
export const lockProgress = 'SELECT pg_try_advisory_xact_lock($1) AS "isMine"';
