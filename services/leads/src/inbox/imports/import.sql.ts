import type { ImportList } from '@golghar/contracts';

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

export type ImportRow = Omit<ImportList['imports'][number], 'importedAt'> & { importedAt: Date };

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
