import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';

/** Rows of one statement: it ends well within its time limit and holds no lock for long, after any downtime. */
const batchSize = 5000;

/** Between two of them. */
const pauseMs = 20;

export type AuditRetentionRow = { changed: number };

/**
 * Empties addresses of more than 30 days and deletes entries of more than two years. A service can't do either by
 * itself: the function belongs to the database's owner and does nothing else.
 */
export async function applyAuditRetention(database: DataSource): Promise<void> {
  for (let changed = batchSize; changed > 0; ) {
    const [row]: [AuditRetentionRow] = await database.query('SELECT apply_audit_retention($1) AS changed', [
      batchSize,
    ]);
    changed = row.changed;
  }
}

type Deletion = {
  table: string;
  /** SQL of the application alone. An index should answer it. */
  isOver: string;
  rowsAtOnce?: number;
  /** SQL that takes a lock for each statement. */
  lock?: string;
};

/** Deletes the rows of a table that fit a condition, some at a time and with pauses, so that what else wants it is not held up. */
export async function deleteInBatches(
  database: DataSource,
  { table, isOver, rowsAtOnce = batchSize, lock = '1' }: Deletion,
  signal?: AbortSignal,
): Promise<void> {
  const statement = `DELETE FROM ${table} USING (SELECT ${lock} OFFSET 0) AS held
    WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${isOver} LIMIT ${rowsAtOnce})`;
  for (let deleted = rowsAtOnce; deleted === rowsAtOnce && !signal?.aborted; await sleep(pauseMs))
    [, deleted] = (await database.query(statement)) as [unknown[], number];
}

/** Makes those who ask with one key go one after the other, each until its transaction ends. */
export async function lockKey(manager: EntityManager, key: number): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [key]);
}

/** Tells every process that listens on a channel something, when the transaction commits. */
export async function notifyChannel(manager: EntityManager, channel: string, payload = ''): Promise<void> {
  await manager.query('SELECT pg_notify($1, $2)', [channel, payload]);
}
