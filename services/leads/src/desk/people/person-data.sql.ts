export type CountsRow = { notes: number; contacts: number; changes: number; alerts: number };

const countOf = (table: string): string => `(SELECT count(*) FROM ${table} WHERE lead_id = ANY($1::uuid[]))`;

/** $1: lead ids. What goes with them. */
export const countParts = `SELECT ${countOf('note')}::int AS notes, ${countOf('contact')}::int AS contacts,
  (SELECT count(*) FROM lead_activity WHERE lead_id = ANY($1::uuid[]) AND kind IN ('status', 'owner', 'correction'))::int
    AS changes,
  (SELECT count(*) FROM delivery WHERE lead_id = ANY($1::uuid[]) AND kind = 'alert')::int AS alerts`;

export type WaitingRow = { leadId: string };

/** $1: lead ids. Leads that the relay has not counted yet. */
export const eraseOutbox = 'DELETE FROM outbox WHERE lead_id = ANY($1::uuid[]) RETURNING lead_id AS "leadId"';

/** $1: lead ids, $2: addresses in lower case. Answers, thanks and e-mails of the newsletter. */
export const eraseEmails = `
  DELETE FROM delivery WHERE kind <> 'alert' AND (subject_id = ANY($1::uuid[])
    OR subject_id IN (SELECT id FROM reply WHERE lead_id = ANY($1::uuid[]))
    OR subject_id IN (SELECT id FROM subscriber WHERE lower(email) = ANY($2::text[])))`;

/** $1: hashes of addresses. Raw, because only the worker knows the table's entity. */
export const eraseTexts = 'DELETE FROM enquiry_text WHERE email_hash = ANY($1::bytea[])';

export type NameWordRow = { word: string };

/** $1: lead ids. Words of them that a misspelt search may mean. */
export const findNameWords = `
  SELECT DISTINCT word FROM name_word JOIN (
    SELECT unnest(search_words) AS word FROM lead WHERE id = ANY($1::uuid[])
  ) AS own USING (word)`;

/** $1: words. Those that no other lead has. */
export const eraseNameWords = `
  DELETE FROM name_word WHERE word = ANY($1::text[])
    AND NOT EXISTS (SELECT FROM lead WHERE search_words @> ARRAY[name_word.word])`;
