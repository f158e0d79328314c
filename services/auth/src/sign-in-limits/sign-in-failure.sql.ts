import type { EntityManager } from 'typeorm';

/** Failures of a budget in the last 15 minutes and in the last day, and the accounts that they were about. */
export type FailureCounts = {
  recentFailures: number;
  recentAccounts: number;
  dayFailures: number;
  dayAccounts: number;
  /** Seconds; 0 when there was none. */
  sinceLast: number;
};

/** Makes attempts on one budget go one after the other until the transaction ends. */
export async function lockBudget(manager: EntityManager, budget: Buffer): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [budget.readInt32BE(0)]);
}

export async function countFailures(manager: EntityManager, budget: Buffer): Promise<FailureCounts> {
  const [counts]: [FailureCounts] = await manager.query(
    `SELECT count(*) FILTER (WHERE is_recent)::int AS "recentFailures",
       count(DISTINCT account) FILTER (WHERE is_recent)::int AS "recentAccounts",
       count(*)::int AS "dayFailures", count(DISTINCT account)::int AS "dayAccounts",
       -- A failure can be younger than this transaction, which may have waited for the lock.
       greatest(0, extract(epoch FROM now() - max(failed_at)))::float AS "sinceLast"
     FROM (SELECT account, failed_at, failed_at > now() - interval '15 minutes' AS is_recent
       FROM sign_in_failure WHERE budget = $1 AND failed_at > now() - interval '1 day') AS failure`,
    [budget],
  );
  return counts;
}
