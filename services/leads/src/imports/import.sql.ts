/** $1: id, $2: author, $3: file name. Whoever starts anew gives up what they did not confirm. */
export const startImport = `
  WITH given_up AS (DELETE FROM lead_import WHERE author_id = $2 AND confirmed_at IS NULL)
  INSERT INTO lead_import (id, author_id, file_name) VALUES ($1, $2, $3)`;

export type ImportRow = { fileName: string; isConfirmed: boolean };

/** $1: id, $2: author. */
export const findImport = `
  SELECT file_name AS "fileName", confirmed_at IS NOT NULL AS "isConfirmed" FROM lead_import
  WHERE id = $1 AND author_id = $2`;

/** $1: id, $2: place, $3: content. */
export const storePart = `
  INSERT INTO lead_import_part (import_id, place, content) VALUES ($1, $2, $3)
  ON CONFLICT (import_id, place) DO UPDATE SET content = EXCLUDED.content`;

/** $1: id. How many parts there are is one more than the last place when none is missing. */
export const readParts = `
  SELECT coalesce(string_agg(content, '' ORDER BY place), '') AS text, count(*)::int AS count,
    coalesce(max(place), -1)::int AS last
  FROM lead_import_part WHERE import_id = $1`;

/** $1: id, $2: author. Answers a row to whoever is first. */
export const confirmImport = `
  UPDATE lead_import SET confirmed_at = now() WHERE id = $1 AND author_id = $2 AND confirmed_at IS NULL
  RETURNING id`;

export type PresentRow = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  submittedAt: Date;
};

/** $1: phone numbers, $2: e-mail addresses in lower case. The newest leads with any of them come last. */
export const findPresent = `
  SELECT id, reference, name, lower(email) AS email, phone_number AS "phoneNumber", submitted_at AS "submittedAt"
  FROM lead WHERE deleted_at IS NULL AND id IN (
    SELECT id FROM lead WHERE deleted_at IS NULL AND phone_number = ANY($1::text[])
    UNION SELECT id FROM lead WHERE search_words && $2::text[]
  ) ORDER BY submitted_at`;

/** $1: leads as JSON. They promise nothing: no answer is due, and nobody is alerted. */
export const storeLeads = `
  INSERT INTO lead (id, reference, name, email, phone, city, service, message, status, tags, submitted_at, updated_at,
    phone_number, search_text, search_words)
  SELECT id, reference, name, email, phone, city, service, message, status, tags, "submittedAt", now(),
    "phoneNumber", "searchText", "searchWords"
  FROM jsonb_to_recordset($1::jsonb) AS new (id uuid, reference text, name text, email text, phone text, city text,
    service text, message text, status text, tags text[], "submittedAt" timestamptz, "phoneNumber" text,
    "searchText" text, "searchWords" text[])`;
