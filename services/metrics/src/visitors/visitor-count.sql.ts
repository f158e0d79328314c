import type { DataSource } from 'typeorm';

/** Hashes of days whose salt is gone. */
export const isWithoutSalt = 'day < (SELECT day FROM visitor_total)';

/** A browser and its network on a day (`YYYY-MM-DD`), hashed with the day's salt. */
export type HashedVisit = { day: string; visitor: Buffer; network: Buffer };

export type VisitorCountRow = {
  /** A bigint as text. */
  count: string;
};

/**
 * Counts a visitor unless that was done today or the network has had its share, and returns the total. One
 * statement, because many may ask at once for the same browser or the same network: the keys decide.
 */
export async function countVisitor(
  database: DataSource,
  { day, visitor, network }: HashedVisit,
  maxPerNetwork: number,
): Promise<VisitorCountRow> {
  const [row]: [VisitorCountRow] = await database.query(
    `WITH room AS (
       INSERT INTO counted_hash AS known (day, hash)
       SELECT day, $3 FROM visitor_total
       WHERE day = $1 AND NOT EXISTS (SELECT FROM counted_hash AS browser WHERE browser.day = $1 AND browser.hash = $2)
       ON CONFLICT (day, hash) DO UPDATE SET visitors = known.visitors + 1 WHERE known.visitors < $4
       RETURNING day
     ), visitor AS (
       INSERT INTO counted_hash (day, hash) SELECT day, $2 FROM room ON CONFLICT DO NOTHING RETURNING 1
     ), grown AS (
       UPDATE visitor_total SET count = count + 1 WHERE EXISTS (SELECT FROM visitor) RETURNING count
     )
     SELECT coalesce((SELECT count FROM grown), (SELECT count FROM visitor_total)) AS count`,
    [day, visitor, network, maxPerNetwork],
  );
  return row;
}
