import type { Submission } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { leadColumns } from '../../leads/lead-columns';
import { blockOf, blockSeconds } from '../../search-index/search-pairs';
import type { Position } from './cursor';
import type { Found } from './found';
import type { Scan } from './keyset-scan.sql';
import { type Condition, isAfter, matching, type Scope } from './lead-filter';
import type { LeadRow } from './lead-pages.sql';
import { leadsOf, newestFirst } from './rows-of-page';

export type CompletenessRow = { isComplete: boolean };

export type BlockRow = { block: number };

/** Blocks that are looked through at a time, and in one answer. */
const batch = 20;
const maxBlocks = 200;

type Options = {
  pairs: string[];
  limit: number;
  /** What the recent window found, from whose end this goes on. */
  scan: Scan;
};

/**
 * Finds what is too short for a trigram by the blocks of leads in which its letters stand together. Undefined where
 * that is of no use: nothing is known of the letters, or not all leads are in the blocks yet.
 */
export async function findByBlocks(
  database: DataSource,
  scope: Scope,
  condition: Condition,
  { pairs, limit, scan }: Options,
): Promise<Found | undefined> {
  const after = scan.end;
  if (pairs.length === 0 || !after) return undefined;
  const [{ isComplete }]: [CompletenessRow] = await database.query(
    'SELECT NOT EXISTS (SELECT FROM lead WHERE search_words IS NULL) AS "isComplete"',
  );
  if (!isComplete) return undefined;
  const blocks: BlockRow[] = await database.query(
    // Materialised, because the planner would rather read every block, newest first.
    `WITH hit AS MATERIALIZED (SELECT block FROM search_block WHERE pairs @> $1::text[])
     SELECT block FROM hit WHERE block <= $2 ORDER BY block DESC LIMIT $3`,
    [pairs, blockOf(new Date(after.at)), maxBlocks + 1],
  );
  const leads: Submission[] = [...scan.leads];
  let taken = 0;
  while (taken < Math.min(blocks.length, maxBlocks) && leads.length < limit) {
    const next = blocks.slice(taken, Math.min(taken + batch, maxBlocks)).map(({ block }) => block);
    leads.push(...(await inBlocks(database, scope, condition, after, next, limit - leads.length)));
    taken += next.length;
  }
  const isEnd = taken >= blocks.length;
  const lastBlock = blocks[taken - 1]?.block;
  return {
    leads,
    found: leads.length,
    isExact: isEnd && leads.length < limit,
    end: isEnd || leads.length >= limit || lastBlock === undefined ? undefined : startOf(lastBlock),
  };
}

/** The place before the first lead of a block. */
const startOf = (block: number): Position => ({
  at: new Date(block * blockSeconds * 1000).toISOString(),
  id: '00000000-0000-0000-0000-000000000000',
});

async function inBlocks(
  database: DataSource,
  scope: Scope,
  condition: Condition,
  after: Position,
  blocks: number[],
  limit: number,
): Promise<Submission[]> {
  const inBlock: Condition = () =>
    `lead.submitted_at >= to_timestamp(block::bigint * ${blockSeconds}) AND lead.submitted_at < to_timestamp((block::bigint + 1) * ${blockSeconds})`;
  const { where, values, value } = matching(scope, inBlock, condition);
  const rows: LeadRow[] = await database.query(
    // OFFSET, because the planner would rather go through all older leads for the letters and compare blocks afterwards.
    `SELECT ${leadColumns} FROM unnest(${value(blocks)}::int[]) AS block
       CROSS JOIN LATERAL (SELECT * FROM lead WHERE ${where} OFFSET 0) AS lead
     WHERE ${isAfter(after)(value)}
     ORDER BY ${newestFirst('lead')} LIMIT ${value(limit)}`,
    values,
  );
  return leadsOf(rows, []);
}
