export type QuarantinedCountRow = { count: number };

/** $1: how far to count, $2: whose own and unassigned alone, or null. */
export const countQuarantined = `
  SELECT count(*)::int AS count FROM (
    SELECT FROM lead WHERE quarantined_at IS NOT NULL AND ($2::uuid IS NULL OR owner_id = $2 OR owner_id IS NULL)
    LIMIT $1::int + 1
  ) AS counted`;
