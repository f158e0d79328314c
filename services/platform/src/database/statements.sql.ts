import type { DataSource, EntityManager, ObjectLiteral, Repository } from 'typeorm';

/** Rows of one statement: it ends well within its time limit and holds no lock for long, after any downtime. */
const batchSize = 5000;

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

/**
 * Deletes the rows of an entity's table that fit a condition, some thousand at a time, so that what else wants the
 * table is not held up. The condition should be one that an index answers.
 * @param condition SQL without parameters, of the application alone
 */
export async function deleteInBatches<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  condition: string,
): Promise<void> {
  const table = repository.metadata.tablePath;
  const statement = `DELETE FROM ${table} WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${batchSize})`;
  for (let deleted = batchSize; deleted === batchSize; ) {
    const [, count]: [unknown[], number] = await repository.query(statement);
    deleted = count;
  }
}

/** Makes those who ask with one key go one after the other, each until its transaction ends. */
export async function lockKey(manager: EntityManager, key: number): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [key]);
}

/** Tells every process that listens on a channel something, when the transaction commits. */
export async function notifyChannel(manager: EntityManager, channel: string, payload = ''): Promise<void> {
  await manager.query('SELECT pg_notify($1, $2)', [channel, payload]);
}
