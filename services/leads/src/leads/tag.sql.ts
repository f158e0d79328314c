export type TagRow = { tag: string; count: number };

/**
 * Every tag in use; of several spellings in upper and lower case the most used one stands for all. Sets of tags are counted
 * first, with an index-only scan: there are few, however many leads have them. $1: whose own and unassigned leads count, or null
 * for all.
 */
export const countTags = `
  WITH used AS MATERIALIZED (
    SELECT tags, count(*) AS leads FROM lead WHERE tags <> '{}' AND deleted_at IS NULL
      AND ($1::uuid IS NULL OR owner_id = $1 OR owner_id IS NULL) GROUP BY tags
  ), spelt AS (
    SELECT tag, sum(leads) AS leads FROM used, unnest(tags) AS tag GROUP BY tag
  )
  SELECT (array_agg(tag ORDER BY leads DESC, tag))[1] AS tag, sum(leads)::int AS count
  FROM spelt GROUP BY lower(tag) ORDER BY count DESC, lower(tag)`;

export type TaggedRow = { id: string };

/** $1: a tag, $2: its new name, $3: how many leads. Those that have it, ignoring case, but not exactly by this name only. */
export const findTagged = `
  SELECT id FROM lead
  WHERE lower_tags(tags) @> ARRAY[lower($1)] AND NOT (tags @> ARRAY[$2] AND lower($1) = lower($2))
  ORDER BY id LIMIT $3`;
