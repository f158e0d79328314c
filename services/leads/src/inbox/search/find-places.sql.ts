import { createHash } from 'node:crypto';
import type { LeadStatus, Owner, Submission } from '@golghar/contracts';
import { queryPrepared } from '@golghar/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { isArriving } from '../../leads/delivery.entity';
import { isoTime, selectLeads } from '../../leads/lead-columns';
import { openStatusList } from '../../leads/lead-conditions';
import { newestFirst, type Order, orderOf, type PlaceOf, type Position } from './cursor';
import { type Condition, firstMet, inScope, isAfter, matching, type Scope } from './lead-filter';

type Database = Pick<DataSource | EntityManager, 'query'>;

export type PlacedLead = Position & { lead: Submission };

export type LeadsCountRow = { count: number };

export type PlacedLeadRow = Submission & Position;

/**
 * The next leads of a scope that meet some conditions, each with its place. The places are found first, by an index-only scan.
 */
export async function findLeads(
  database: DataSource | EntityManager,
  scope: Scope,
  { order, after, limit }: { order: Order; after?: Position | undefined; limit: number },
  ...conditions: readonly Condition[]
): Promise<PlacedLead[]> {
  const { where, values } = matching(
    inScope(scope),
    ...conditions,
    ...(after ? [isAfter(after, order)] : []),
  );
  const wanted = `SELECT lead.id, lead.${order.by} FROM lead WHERE ${where} ORDER BY ${orderOf(order)} LIMIT ${limit}`;
  const text = selectLeads(wanted, orderOf(order, 'wanted'), `, ${isoTime(`wanted.${order.by}`)} AS at`);
  // The statement that every list starts with is planned once.
  const name = createHash('md5').update(text).digest('hex');
  const rows: PlacedLeadRow[] =
    values.length > 0
      ? await database.query(text, values)
      : (await queryPrepared<PlacedLeadRow>(database, { name, text })).rows;
  return rows.map(({ at, ...lead }) => ({ at, id: lead.id, lead }));
}

export async function countUpTo(
  database: Database,
  scope: Scope,
  most: number,
  ...conditions: readonly Condition[]
): Promise<number> {
  const { where, values, value } = matching(inScope(scope), ...conditions);
  const [row]: [LeadsCountRow] = await database.query(
    `SELECT count(*)::int AS count FROM (SELECT FROM lead WHERE ${where} LIMIT ${value(most + 1)}) AS counted`,
    values,
  );
  return row.count;
}

export type KeptCountRow = { status: LeadStatus; count: number };

/** The stored counts and what has not arrived yet, in one snapshot: in two statements a lead could be in both. */
export async function readKeptCounts(database: DataSource): Promise<KeptCountRow[]> {
  const { rows } = await queryPrepared<KeptCountRow>(database, {
    name: 'read-kept-counts',
    text: `SELECT status, count::int + CASE status WHEN 'new' THEN (
        SELECT count(*)::int FROM delivery WHERE ${isArriving}
      ) ELSE 0 END AS count FROM lead_count`,
  });
  return rows;
}

export type OwnerCountRow = Owner & { count: number };

/** How many open leads each colleague has, or one of them: from the index, up to `most`. */
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

export type ScannedRow = {
  count: number;
  oldest: Position | null;
  /** For each part with matches: how many come after the cursor, and the newest of them, at most `limit`. */
  parts: { part: number; found: number; places: Position[] }[];
};

/** How many leads a part of a result has, and the first of them; `end` is where a scan that left some out ended. */
export type Found = { places: Position[]; found: number; end: Position | undefined };

/**
 * Scans this many leads, newest first, once for all parts. Each lead belongs to the first part whose condition it meets. Returns
 * the matches of each part.
 */
export async function scanNewest(
  database: Database,
  leads: readonly Condition[],
  parts: readonly Condition[],
  { after, rows, limit }: { after?: PlaceOf | undefined; rows: number; limit: number },
) {
  const { where, values, value } = matching(...leads);
  const isWanted = after
    ? `part > ${value(after.part)} OR part = ${value(after.part)} AND ${isAfter(after, newestFirst, 'looked')(value)}`
    : 'part IS NOT NULL';
  const place = `json_build_object('id', id, 'at', ${isoTime('submitted_at')})`;
  const [scanned]: [ScannedRow] = await database.query(
    `WITH looked AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at, ${firstMet(parts)(value)} AS part
       FROM lead WHERE ${where} ORDER BY ${orderOf(newestFirst)} LIMIT ${value(rows)}
     ), ranked AS (
       SELECT *, row_number() OVER (PARTITION BY part ORDER BY ${orderOf(newestFirst, 'looked')}) AS rank
       FROM looked WHERE ${isWanted}
     ), page AS (
       SELECT part, count(*)::int AS found,
         json_agg(${place} ORDER BY rank) FILTER (WHERE rank <= ${value(limit)}) AS places
       FROM ranked GROUP BY part
     )
     SELECT (SELECT count(*)::int FROM looked) AS count,
       (SELECT ${place} FROM looked ORDER BY submitted_at, id LIMIT 1) AS oldest,
       (SELECT coalesce(json_agg(page), '[]') FROM page) AS parts`,
    values,
  );
  const end = (scanned.count === rows && scanned.oldest) || undefined;
  return (part: number): Found => {
    const { places, found } = scanned.parts.find((one) => one.part === part) ?? { places: [], found: 0 };
    return { places, found, end };
  };
}

/** How many leads of a sample match and the newest of them, and the oldest lead of all. */
export type SampledRow = { count: number; newest: Date | null; oldest: Date };

/** @param percent how many of all leads are sampled, of any age */
export async function sampleMatches(
  database: Database,
  condition: Condition,
  percent: number,
): Promise<SampledRow> {
  const { where, values } = matching(condition);
  const [row]: [SampledRow] = await database.query(
    `SELECT count(*)::int AS count, max(submitted_at) AS newest,
       (SELECT min(submitted_at) FROM lead WHERE deleted_at IS NULL) AS oldest
     FROM lead TABLESAMPLE SYSTEM (${percent}) REPEATABLE (0) WHERE ${where}`,
    values,
  );
  return row;
}

/** Days of arrival, counted since 1970; undefined stands for all. */
export type Span = readonly number[] | undefined;

/** `found` is how many its span has, on the first lead of a span. */
export type HitRow = Position & { span: number; found: number | null };

/**
 * The newest leads that the search index finds, span after span, up to the one that fills the page. Counted, because the planner
 * would otherwise prefer to scan all leads, newest first.
 */
export async function lookUp(
  database: Database,
  conditions: readonly Condition[],
  spans: readonly Span[],
  limit: number,
): Promise<Found> {
  const inSpan: Condition = () => 'lead_day(lead.submitted_at) && days::int[]';
  const { where, values, value } = matching(...conditions, ...(spans[0] ? [inSpan] : []));
  const order = orderOf(newestFirst);
  const hits: HitRow[] = await database.query(
    `SELECT id, ${isoTime('submitted_at')} AS at, span::int, found
     FROM unnest(${value(spans.map((days) => `{${days ?? ''}}`))}::text[]) WITH ORDINALITY AS spans (days, span), LATERAL (
       SELECT lead.id, lead.submitted_at,
         CASE row_number() OVER (ORDER BY ${order}) WHEN 1 THEN (count(*) OVER ())::int END AS found
       FROM lead WHERE ${where} ORDER BY ${order} LIMIT ${value(limit)}
     ) AS hit LIMIT ${value(limit)}`,
    values,
  );
  return {
    places: hits.map(({ id, at }) => ({ id, at })),
    found: hits.reduce((sum, { found }) => sum + (found ?? 0), 0),
    end: hits.length < limit || hits.at(-1)?.span === spans.length ? undefined : hits.at(-1),
  };
}
