import type { Submission } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { canaryActor } from '../../canary/canary-run.entity';
import { leadColumns } from '../../leads/lead-columns';
import { isOwed } from '../../leads/lead-conditions';
import { withIsoTimes } from '../../leads/with-iso-times';
import type { Position } from './cursor';
import { type Condition, isAfter, matching, type Scope } from './lead-filter';
import { newestFirst } from './rows-of-page';

type Times = 'submittedAt' | 'updatedAt';
type OptionalTimes = 'dueAt' | 'contactedAt';

/** `leadColumns` of a lead. */
export type LeadRow = Omit<Submission, Times | OptionalTimes> & {
  [Key in Times | OptionalTimes]: Key extends Times ? Date : Date | null;
};

/** `leadColumns` of a row that has no lead, because it was joined from the left. */
export type NoLeadRow = {
  [Key in keyof LeadRow]: Key extends 'person' ? { id: null; enquiries: number } : null;
};

export type LeadsCountRow = { count: number };

export type OldestArrivalRow = { oldest: Date };

/** Leads of a scope, newest first from a position on, at most `limit`. */
export async function newestLeads(
  database: DataSource,
  scope: Scope,
  after: Position | undefined,
  limit: number,
  ...conditions: Condition[]
): Promise<Submission[]> {
  const { where, values, value } = matching(scope, ...conditions, ...(after ? [isAfter(after)] : []));
  // A service that few ask for, a source's, a choice's, a file's, an owner's or what is due, are found in the index, without a
  // visit to each of the others.
  const source =
    scope.service || scope.source || scope.choice || scope.import || scope.due || scope.ownerId !== undefined
      ? `(SELECT lead.id FROM lead WHERE ${where} ORDER BY ${newestFirst('lead')} LIMIT ${value(limit)}) AS page
       JOIN lead ON lead.id = page.id ORDER BY ${newestFirst('lead')}`
      : `lead WHERE ${where} ORDER BY ${newestFirst('lead')} LIMIT ${value(limit)}`;
  const rows: LeadRow[] = await database.query(`SELECT ${leadColumns} FROM ${source}`, values);
  return rows.map(withIsoTimes);
}

/** Leads of a scope that wait for the promised answer, the most urgent first. */
export async function owedLeads(
  database: DataSource,
  scope: Scope,
  after: Position | undefined,
  limit: number,
): Promise<Submission[]> {
  const following: Condition = (value) =>
    after ? `(lead.due_at, lead.id) > (${value(after.at)}, ${value(after.id)})` : 'true';
  const { where, values, value } = matching(scope, () => isOwed, following);
  const rows: LeadRow[] = await database.query(
    `SELECT ${leadColumns} FROM lead WHERE ${where} ORDER BY lead.due_at, lead.id LIMIT ${value(limit)}`,
    values,
  );
  return rows.map(withIsoTimes);
}

/** Leads of a scope that wait for nothing, newest first. */
export const otherLeads = (
  database: DataSource,
  scope: Scope,
  after: Position | undefined,
  limit: number,
): Promise<Submission[]> => newestLeads(database, scope, after, limit, () => `(${isOwed}) IS NOT TRUE`);

/** How many leads match, counted no further than one beyond `most`. */
export async function countUpTo(
  database: DataSource,
  scope: Scope,
  most: number,
  ...conditions: Condition[]
): Promise<number> {
  const { where, values, value } = matching(scope, ...conditions);
  const [row]: [LeadsCountRow] = await database.query(
    `SELECT count(*)::int AS count FROM (SELECT FROM lead WHERE ${where} LIMIT ${value(most + 1)}) AS counted`,
    values,
  );
  return row.count;
}

/** How many leads are deleted, or of those what somebody sees, counted no further than one beyond `most`. */
export async function countDeletedUpTo(
  database: DataSource,
  most: number,
  visibleTo?: string,
): Promise<number> {
  const [row]: [LeadsCountRow] = await database.query(
    `SELECT count(*)::int AS count
     FROM (SELECT FROM lead WHERE deleted_at IS NOT NULL AND quarantined_at IS NULL
       AND deleted_by_id IS DISTINCT FROM '${canaryActor.id}'
       AND ($2::uuid IS NULL OR owner_id = $2 OR owner_id IS NULL) LIMIT $1::int + 1) AS counted`,
    [most, visibleTo ?? null],
  );
  return row.count;
}

/** When the oldest lead arrived; undefined while there is none. */
export async function oldestArrival(database: DataSource): Promise<Date | undefined> {
  const [row]: OldestArrivalRow[] = await database.query(
    'SELECT submitted_at AS oldest FROM lead WHERE deleted_at IS NULL ORDER BY submitted_at, id LIMIT 1',
  );
  return row?.oldest;
}
