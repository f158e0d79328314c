import { type LeadValues, leadFieldNames } from '@golghar/contracts';

export type SearchableRow = LeadValues & { id: string; reference: string; tags: string[]; remarks: string[] };

const remarks = `ARRAY(SELECT content FROM note WHERE lead_id = lead.id
    UNION ALL SELECT note FROM contact WHERE lead_id = lead.id AND note IS NOT NULL) AS remarks`;

const searchable = `SELECT id, ${leadFieldNames}, reference, tags, ${remarks} FROM lead`;

export type RemarksRow = Pick<SearchableRow, 'id' | 'remarks'>;

export const findRemarks = `SELECT id, ${remarks} FROM lead WHERE id = ANY($1::uuid[])`;

export const findSearchable = `${searchable} WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`;

/** $1: limit. Leads without search fields, newest first; those being changed are left to the next round. */
export const findUnindexed = `${searchable} WHERE search_words IS NULL ORDER BY submitted_at DESC LIMIT $1
  FOR UPDATE SKIP LOCKED`;

/** $1: search fields of leads as JSON. */
export const storeSearchFields = `
  UPDATE lead SET phone_number = "phoneNumber", search_text = "searchText", search_words = "searchWords"
  FROM jsonb_to_recordset($1::jsonb) AS fields (id uuid, "phoneNumber" text, "searchText" text, "searchWords" text[])
  WHERE lead.id = fields.id`;
