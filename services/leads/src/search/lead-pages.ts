import type { Submission, SubmissionFilter } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { leadColumns, withIsoTimes } from '../leads/lead-columns';
import type { Position } from './cursor';
import { matching } from './lead-filter';
import { newestFirst } from './rows-of-page';

/** Leads by the filters other than a search, newest first from a position on, at most `limit`. */
export async function newestLeads(
  database: DataSource,
  filter: Omit<SubmissionFilter, 'q'>,
  after: Position | undefined,
  limit: number,
): Promise<Submission[]> {
  const { where, values, value } = matching(filter, after);
  // A service that few ask for is found in the index, without a visit to each lead of the others.
  const source = filter.service
    ? `(SELECT lead.id FROM lead WHERE ${where} ORDER BY ${newestFirst('lead')} LIMIT ${value(limit)}) AS page
       JOIN lead ON lead.id = page.id ORDER BY ${newestFirst('lead')}`
    : `lead WHERE ${where} ORDER BY ${newestFirst('lead')} LIMIT ${value(limit)}`;
  const rows = await database.query(`SELECT ${leadColumns} FROM ${source}`, values);
  return rows.map(withIsoTimes);
}

/** How many leads match, counted no further than one beyond `most`. */
export async function countUpTo(
  database: DataSource,
  filter: SubmissionFilter,
  most: number,
): Promise<number> {
  const { where, values, value } = matching(filter);
  const [row] = await database.query(
    `SELECT count(*)::int AS count FROM (SELECT FROM lead WHERE ${where} LIMIT ${value(most + 1)}) AS counted`,
    values,
  );
  return row.count;
}
