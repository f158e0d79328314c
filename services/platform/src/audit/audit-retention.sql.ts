import type { DataSource } from 'typeorm';

/** Rows of one round: a statement ends well within its time limit and holds no lock for long. */
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
