import { leadFieldNames, type Owner } from '@golghar/contracts';

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
  FROM lead WHERE deleted_at IS NULL AND phone_number = ANY($1::text[])
  UNION
  SELECT id, reference, name, lower(email), phone_number, submitted_at
  FROM lead WHERE deleted_at IS NULL AND email <> '' AND lower(email) = ANY($2::text[])
  ORDER BY "submittedAt"`;

/**
 * $1: leads as JSON, $2: their import, $3, $4: their source and its name. They promise nothing: no answer is due, and nobody
 * is alerted.
 */
export const storeLeads = `
  INSERT INTO lead (id, reference, ${leadFieldNames}, status, tags, submitted_at, updated_at,
    phone_number, search_text, search_words, import_id, source, source_name)
  SELECT id, reference, ${leadFieldNames}, status, tags, "submittedAt", now(),
    "phoneNumber", "searchText", "searchWords", $2, $3, $4
  FROM jsonb_to_recordset($1::jsonb) AS new (id uuid, reference text,
    ${leadFieldNames.map((name) => `${name} text`)}, status text, tags text[], "submittedAt" timestamptz, "phoneNumber" text,
    "searchText" text, "searchWords" text[])`;

export type ImportRow = {
  id: string;
  fileName: string;
  author: Owner | null;
  importedAt: Date;
  leadCount: number;
  changedCount: number;
};

/** $1: days. The newest imports of which leads are there still. */
export const findImports = `
  SELECT lead_import.id, file_name AS "fileName", confirmed_at AS "importedAt",
    CASE WHEN staff.id IS NOT NULL THEN json_build_object('id', staff.id, 'name', staff.name) END AS author,
    counted."leadCount", counted."changedCount"
  FROM lead_import
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS "leadCount", (count(*) FILTER (WHERE version > 1))::int AS "changedCount"
    FROM lead WHERE import_id = lead_import.id AND deleted_at IS NULL
  ) AS counted
  LEFT JOIN auth.staff AS staff ON staff.id = author_id
  WHERE confirmed_at > now() - make_interval(days => $1) AND counted."leadCount" > 0
  ORDER BY confirmed_at DESC LIMIT 20`;
