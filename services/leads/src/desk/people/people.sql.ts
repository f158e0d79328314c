import { maxTimelineEntries, type Person, type TimelineEntry } from '@golghar/contracts';
import { isoTime } from '../../leads/lead-columns';
import { currentName } from '../../team/staff';

export type ResolvedRow = { id: string };

/** $1: a person, one merged into another, or a lead of the person. */
export const resolve = `
  WITH RECURSIVE merged AS (
    SELECT id, merged_into FROM person WHERE id = $1
    UNION ALL SELECT person.id, person.merged_into FROM person JOIN merged ON person.id = merged.merged_into
  )
  SELECT id FROM merged WHERE merged_into IS NULL
  UNION ALL SELECT person_id FROM lead WHERE id = $1 AND person_id IS NOT NULL LIMIT 1`;

export type TimelineRow = Omit<TimelineEntry, 'at'> & { at: Date };

const author = `json_build_object('id', author_id, 'name', author_name) AS author`;

const changed = (column: string) => `CASE kind WHEN 'status' THEN ${column} #>> '{}'
        WHEN 'owner' THEN ${currentName(`(${column}->>'id')::uuid`, `${column}->>'name'`)} END`;

/** $1: lead ids. What happened to them, newest first. */
export const findTimeline = `
  SELECT kind, at, json_build_object('id', lead.id, 'reference', lead.reference) AS submission, author, text, "from", "to",
    contact, correction
  FROM (
    SELECT 'enquiry' AS kind, submitted_at AS at, id AS lead_id, id, NULL::json AS author, message AS text,
      NULL::text AS "from", NULL::text AS "to", NULL::json AS contact, NULL::json AS correction
    FROM lead WHERE id = ANY($1::uuid[])
    UNION ALL SELECT 'note', created_at, lead_id, id, ${author}, content, NULL, NULL, NULL, NULL
    FROM note WHERE lead_id = ANY($1::uuid[])
    UNION ALL SELECT 'contact', created_at, lead_id, id, ${author}, note, NULL, NULL,
      json_build_object('outcome', outcome, 'channel', channel), NULL
    FROM contact WHERE lead_id = ANY($1::uuid[])
    UNION ALL SELECT 'reply', created_at, lead_id, id, ${author}, text, NULL, NULL, NULL, NULL
    FROM reply WHERE lead_id = ANY($1::uuid[])
    UNION ALL SELECT kind, at, lead_id, id, CASE WHEN actor_id IS NOT NULL THEN
        json_build_object('id', actor_id, 'name', actor_name) END, text, ${changed('before')}, ${changed('after')}, NULL,
      CASE kind WHEN 'correction' THEN json_build_object('before', before, 'after', after) END
    FROM lead_activity WHERE lead_id = ANY($1::uuid[]) AND kind IN ('status', 'owner', 'correction')
  ) AS entry JOIN lead ON lead.id = entry.lead_id
  ORDER BY at DESC, entry.id DESC LIMIT ${maxTimelineEntries}`;

export type MatchRow = Person['matches'][number];

const maxMatches = 5;

/** $1: a person, $2: whose own and unassigned leads only, or null. Others whose name sounds the same. */
export const findMatches = `
  SELECT other.id, newest.name, newest.city, newest.phone, newest.email, newest.enquiries,
    ${isoTime('newest.submitted_at')} AS "lastSubmittedAt"
  FROM person JOIN person AS other ON other.name_sound = person.name_sound AND other.merged_into IS NULL
      AND other.id <> person.id
    CROSS JOIN LATERAL (
      SELECT lead.*, (count(*) OVER ())::int AS enquiries
      FROM lead WHERE lead.person_id = other.id AND lead.deleted_at IS NULL
        AND ($2::uuid IS NULL OR lead.owner_id = $2 OR lead.owner_id IS NULL)
      ORDER BY lead.submitted_at DESC LIMIT 1
    ) AS newest
  WHERE person.id = $1 ORDER BY other.id DESC LIMIT ${maxMatches}`;
