import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const connectTimeoutMs = 10_000;

/**
 * Runs `work` in a session of its own.
 * @param timeoutMs limit for connecting and for each statement
 */
export async function inSession<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  timeoutMs?: number,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs ?? connectTimeoutMs,
    ...(timeoutMs && { query_timeout: timeoutMs }),
  });
  // A broken connection fails the statement under way; without a listener it would also end the program.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Any number will do, as long as every copy of the migration uses the same one. */
const lockId = 4_605_171;

const pollIntervalMs = 500;

/**
 * Waits until no other copy of the migration runs; closing the connection releases the lock. It polls, because a
 * waiting statement holds a snapshot, which would hold back every index that the other copy builds concurrently.
 */
export async function acquireMigrationLock(client: Client): Promise<void> {
  const isOurs = async () => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS "isOurs"', [lockId]);
    return rows[0].isOurs;
  };
  while (!(await isOurs())) await sleep(pollIntervalMs);
}
