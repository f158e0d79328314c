import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';

/** Rows per statement: it finishes well within its time limit and holds no lock for long, after any downtime. */
const batchSize = 5000;

/** Between two statements. */
const pauseMs = 20;

export type AuditRetentionRow = { changed: number };

/**
 * Clears addresses older than 30 days and deletes entries older than two years. A service has no right to do either itself: the
 * function belongs to the database's owner and does nothing else.
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
  /** Trusted SQL from the application, which an index should support. */
  isOver: string;
  /** SQL: columns to clear instead of deleting the rows. */
  emptied?: string;
  rowsAtOnce?: number;
  /** SQL that takes a lock for each statement. */
  lock?: string;
};

/** Deletes or clears the rows of a table that match a condition, in batches with pauses, so that other queries are not held up. */
export async function deleteInBatches(
  database: DataSource,
  { table, isOver, emptied, rowsAtOnce = batchSize, lock = '1' }: Deletion,
  signal?: AbortSignal,
): Promise<void> {
  const change = emptied ? `UPDATE ${table} SET ${emptied} FROM` : `DELETE FROM ${table} USING`;
  const statement = `${change} (SELECT ${lock} OFFSET 0) AS held
    WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${isOver} LIMIT ${rowsAtOnce})`;
  for (let deleted = rowsAtOnce; deleted === rowsAtOnce && !signal?.aborted; await sleep(pauseMs))
    [, deleted] = (await database.query(statement)) as [unknown[], number];
}

/** Serialises callers with the same key, each until its transaction ends. */
export async function lockKey(manager: EntityManager, key: number): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [key]);
}

/** Notifies every process that listens on a channel, when the transaction commits. */
export async function notifyChannel(manager: EntityManager, channel: string, payload = ''): Promise<void> {
  await manager.query('SELECT pg_notify($1, $2)', [channel, payload]);
}
