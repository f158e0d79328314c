import { createHash } from 'node:crypto';
import type { LeadStatus, Owner } from '@golghar/contracts';
import { queryPrepared } from '@golghar/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { isoTime } from '../../leads/lead-columns';
import { openStatusList } from '../../leads/lead-conditions';
import { newestFirst, type Order, orderOf, type Position } from './cursor';
import { type Condition, type Conditions, isAfter, matching, type Scope } from './lead-filter';

type Database = Pick<DataSource | EntityManager, 'query'>;

export type LeadsCountRow = { count: number };

/** The next leads of a scope that meet some conditions: their places alone, which an index has without a visit to each. */
export async function findPlaces(
  database: DataSource | EntityManager,
  scope: Scope,
  { order, after, limit }: { order: Order; after?: Position | undefined; limit: number },
  ...conditions: readonly Condition[]
): Promise<Position[]> {
  const { where, values } = matching(scope, ...conditions, ...(after ? [isAfter(after, order)] : []));
  const text = `SELECT lead.id, ${isoTime(`lead.${order.by}`)} AS at FROM lead WHERE ${where}
    ORDER BY ${orderOf(order)} LIMIT ${limit}`;
  if (values.length > 0) return database.query(text, values);
  // What everybody begins with is planned once.
  const name = createHash('md5').update(text).digest('hex');
  return (await queryPrepared<Position>(database, { name, text })).rows;
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

export type KeptCountRow = { status: LeadStatus; count: number };

/** The kept counts and what the relay has not folded in yet, of one moment: in two statements a lead could be in both. */
export async function readKeptCounts(database: DataSource): Promise<KeptCountRow[]> {
  const { rows } = await queryPrepared<KeptCountRow>(database, {
    name: 'read-kept-counts',
    text: `SELECT status, (count + CASE status WHEN 'new' THEN (SELECT count(*) FROM outbox) ELSE 0 END)::int AS count
      FROM lead_count`,
  });
  return rows;
}

export type OwnerCountRow = Owner & { count: number };

/** How many open leads each colleague has who has some, or one alone: from the index, and no further than `most`. */
export const countByOwner = (
  database: Database,
  most: number,
  alone: string | undefined,
): Promise<OwnerCountRow[]> =>
  database.query(
    `SELECT id, name, count FROM auth.staff, LATERAL (
       SELECT count(*)::int FROM (
         SELECT FROM lead WHERE owner_id = staff.id AND deleted_at IS NULL AND status IN (${openStatusList}) LIMIT $1
       ) AS open_lead
     ) AS counted
     WHERE count > 0 AND ($2::uuid IS NULL OR id = $2) ORDER BY lower(name), id`,
    [most, alone],
  );

const placeIn = (table: string): string =>
  `json_build_object('id', ${table}.id, 'at', ${isoTime(`${table}.submitted_at`)})`;

export type LookedRow = {
  /** How many leads were looked at, and the oldest of them. */
  count: number;
  last: Position | null;
  /** Of each part that has some: how many, and the newest of them, at most `limit`. */
  parts: { part: number; found: number; places: Position[] }[];
};

/** What a look through leads brought; `end` is where it stopped, undefined when no lead is left. */
export type Scan = { places: Position[]; found: number; end: Position | undefined };

/** Counts leads, `id`, `submitted_at` and `part`, and takes the newest of each part. */
async function look(
  database: Database,
  leads: string,
  { values, value }: Conditions,
  limit: number,
): Promise<LookedRow> {
  const [looked]: [LookedRow] = await database.query(
    `WITH looked AS MATERIALIZED (${leads}), ranked AS (
       SELECT *, row_number() OVER (PARTITION BY part ORDER BY ${orderOf(newestFirst, 'looked')}) AS rank
       FROM looked WHERE part IS NOT NULL
     ), page AS (
       SELECT part, count(*)::int AS found,
         json_agg(${placeIn('ranked')} ORDER BY rank) FILTER (WHERE rank <= ${value(limit)}) AS places
       FROM ranked GROUP BY part
     )
     SELECT (SELECT count(*)::int FROM looked) AS count,
       (SELECT ${placeIn('looked')} FROM looked ORDER BY submitted_at, id LIMIT 1) AS last,
       (SELECT coalesce(json_agg(page), '[]') FROM page) AS parts`,
    values,
  );
  return looked;
}

/**
 * Looks through so many leads of a scope, the newest first from a position on, once for all conditions. Each lead belongs to
 * the first condition that it meets; the answer has a scan for each.
 */
export async function scanNewest(
  database: Database,
  scope: Scope,
  conditions: readonly Condition[],
  { after, rows, limit }: { after: Position | undefined; rows: number; limit: number },
): Promise<Scan[]> {
  const newest = matching(scope, ...(after ? [isAfter(after)] : []));
  const cases = conditions.map((condition, part) => `WHEN ${condition(newest.value)} THEN ${part}`).join(' ');
  const leads = `SELECT lead.id, lead.submitted_at, CASE ${cases} END AS part
    FROM lead WHERE ${newest.where} ORDER BY ${orderOf(newestFirst)} LIMIT ${newest.value(rows)}`;
  const { count, last, parts } = await look(database, leads, newest, limit);
  const end = (count === rows && last) || undefined;
  return conditions.map((_condition, part) => ({
    ...(parts.find((found) => found.part === part) ?? { places: [], found: 0 }),
    end,
  }));
}

/**
 * The newest matches after a position by the search index. Undefined when it brings more than `most`. Materialised,
 * because the planner would rather scan newest-first until the page is full, which for a rare word is the whole table;
 * asked for all and cut off by the reader, it plans for all.
 */
export async function lookUp(
  database: Database,
  conditions: readonly Condition[],
  { after, most, limit }: { after: Position; most: number; limit: number },
): Promise<Omit<Scan, 'end'> | undefined> {
  const hits = matching({}, ...conditions);
  const leads = `WITH hit AS MATERIALIZED (
      SELECT lead.id, lead.submitted_at, CASE WHEN ${isAfter(after)(hits.value)} THEN 0 END AS part
      FROM lead WHERE ${hits.where}
    ) SELECT * FROM hit LIMIT ${hits.value(most + 1)}`;
  const { count, parts } = await look(database, leads, hits, limit);
  return count > most ? undefined : (parts[0] ?? { places: [], found: 0 });
}

export type SampledRow = { count: number; newest: Date | null };

/** Matches that a sample of leads of any age has missed before its newest one, at most, as far as can be told. */
const missed = 2;

/**
 * Where what many leads have, but none of the newest, may begin: what is newer is asked for at once.
 * @param percent how many of all leads are looked at
 */
export async function newestOfSample(
  database: Database,
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
