import type { ImportList } from '@golghar/contracts';

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
