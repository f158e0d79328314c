import type { DataSource, EntityManager } from 'typeorm';
import { newestFirst, type Order, orderOf, type Position } from './cursor';
import { type Condition, isAfter, matching, type Scope } from './lead-filter';

type Database = Pick<DataSource | EntityManager, 'query'>;

export type PlaceRow = { id: string; at: Date };

export type LeadsCountRow = { count: number };

/** The next leads of a scope that meet some conditions: their places alone, which an index has without a visit to each. */
export async function findPlaces(
  database: Database,
  scope: Scope,
  { order, after, limit }: { order: Order; after?: Position | undefined; limit: number },
  ...conditions: readonly Condition[]
): Promise<Position[]> {
  const { where, values, value } = matching(scope, ...conditions, ...(after ? [isAfter(after, order)] : []));
  const rows: PlaceRow[] = await database.query(
    `SELECT lead.id, lead.${order.by} AS at FROM lead WHERE ${where} ORDER BY ${orderOf(order)} LIMIT ${value(limit)}`,
    values,
  );
  return rows.map(({ id, at }) => ({ id, at: at.toISOString() }));
}

/** How many leads match, counted no further than one beyond `most`. */
export async function countUpTo(
  database: Database,
  scope: Scope,
  most: number,
  ...conditions: readonly Condition[]
): Promise<number> {
  const { where, values, value } = matching(scope, ...conditions);
  const [row]: [LeadsCountRow] = await database.query(
    `SELECT count(*)::int AS count FROM (SELECT FROM lead WHERE ${where} LIMIT ${value(most + 1)}) AS counted`,
    values,
  );
  return row.count;
}

export type ScannedRow = {
  scanned: number;
  endAt: Date;
  endId: string;
  /** Null, as all that follow, on the one row that there is where no lead matches. */
  part: number | null;
  found: number | null;
  id: string | null;
  at: Date | null;
};

export type Scan = {
  /** The newest matching leads, at most `limit`. */
  places: Position[];
  /** Matching leads among all that were looked at. */
  found: number;
  /** Where it stopped; undefined when no lead is left. */
  end: Position | undefined;
};

/**
 * Looks through so many leads of a scope, newest first from a position on, once for all conditions. Each lead belongs to
 * the first condition that it meets; the answer has a scan for each.
 */
export async function scanNewest(
  database: DataSource,
  scope: Scope,
  conditions: readonly Condition[],
  { after, rows, limit }: { after: Position | undefined; rows: number; limit: number },
): Promise<Scan[]> {
  const { where, values, value } = matching(scope, ...(after ? [isAfter(after)] : []));
  const cases = conditions.map((condition, part) => `WHEN ${condition(value)} THEN ${part}`).join(' ');
  const scanned: ScannedRow[] = await database.query(
    `WITH newest AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at, CASE ${cases} END AS part
       FROM lead WHERE ${where} ORDER BY ${orderOf(newestFirst)} LIMIT ${value(rows)}
     ), last AS (
       SELECT (SELECT count(*)::int FROM newest) AS scanned, submitted_at AS "endAt", id AS "endId"
       FROM newest ORDER BY submitted_at, id LIMIT 1
     ), ranked AS (
       SELECT id, submitted_at AS at, part, (count(*) OVER (PARTITION BY part))::int AS found,
         row_number() OVER (PARTITION BY part ORDER BY ${orderOf(newestFirst, 'newest')}) AS place
       FROM newest WHERE part IS NOT NULL
     )
     SELECT last.*, ranked.part, ranked.found, ranked.id, ranked.at
     FROM last LEFT JOIN ranked ON ranked.place <= ${value(limit)} ORDER BY ranked.part, ranked.place`,
    values,
  );
  const [first] = scanned;
  const isEnd = !first || first.scanned < rows;
  const end = isEnd ? undefined : { at: first.endAt.toISOString(), id: first.endId };
  return conditions.map((_condition, part) => {
    const own = scanned.filter((row) => row.part === part);
    const places = own.flatMap(({ id, at }) => (id && at ? { id, at: at.toISOString() } : []));
    return { places, found: own[0]?.found ?? 0, end };
  });
}

export type IndexedRow = { inAll: number; found: number; ids: string[]; times: Date[] };

export type SampledRow = { count: number; newest: Date | null };

/**
 * The newest matches after a position by the search index. Undefined when it brings more than `most`. Materialised,
 * because the planner would rather scan newest-first until the page is full, which for a rare word is the whole table;
 * asked for all and cut off by the reader, it plans for all.
 */
export async function lookUp(
  database: DataSource,
  conditions: readonly Condition[],
  { after, most, limit }: { after: Position; most: number; limit: number },
): Promise<{ places: Position[]; found: number } | undefined> {
  const { where, values, value } = matching({}, ...conditions);
  const [{ inAll, found, ids, times }]: [IndexedRow] = await database.query(
    `WITH hit AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at FROM lead WHERE ${where}
     ), counted AS MATERIALIZED (
       SELECT * FROM hit LIMIT ${value(most + 1)}
     ), following AS MATERIALIZED (
       SELECT * FROM counted WHERE ${isAfter(after, newestFirst, 'counted')(value)}
     ), page AS (
       SELECT * FROM following ORDER BY ${orderOf(newestFirst, 'following')} LIMIT ${value(limit)}
     )
     SELECT (SELECT count(*)::int FROM counted) AS "inAll", (SELECT count(*)::int FROM following) AS found,
       coalesce(array_agg(id), '{}') AS ids, coalesce(array_agg(submitted_at), '{}') AS times FROM page`,
    values,
  );
  const places = ids.map((id, place) => ({ id, at: (times[place] as Date).toISOString() }));
  return inAll > most ? undefined : { places, found };
}

/** Matches that a sample of leads of any age has missed before its newest one, at most, as far as can be told. */
const missed = 2;

/**
 * Where what many leads have, but none of the newest, may begin: what is newer is asked for at once.
 * @param percent how many of all leads are looked at
 */
export async function newestOfSample(
  database: DataSource,
  indexed: Condition,
  oldest: Date,
  percent = 0.1,
): Promise<Date> {
  const { where, values } = matching({}, indexed);
  const [{ count, newest }]: [SampledRow] = await database.query(
    `SELECT count(*)::int AS count, max(submitted_at) AS newest
     FROM lead TABLESAMPLE SYSTEM (${percent}) REPEATABLE (0) WHERE ${where}`,
    values,
  );
  if (!newest) return new Date();
  return new Date(newest.getTime() + (missed * (newest.getTime() - oldest.getTime())) / count);
}
