import type { TestDatabase } from './test-database';

const timeoutMs = 10_000;

/** Resolves when a session waits for another one's lock. */
export async function untilSomebodyWaits(database: TestDatabase): Promise<void> {
  const end = Date.now() + timeoutMs;
  const waiting = 'SELECT FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()';
  while ((await database.query(waiting)).length === 0)
    if (Date.now() > end) throw new Error('Nobody waits for a lock.');
}
