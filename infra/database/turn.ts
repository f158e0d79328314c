import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/** Any number will do, as long as every copy of the migration takes the same one. */
const lock = 4_605_171;

const pollIntervalMs = 500;

/**
 * Waits until no other copy of the migration is at work; the turn ends with the connection. It asks again and again: a
 * statement that waits has a snapshot, which would hold back every index that the other one builds concurrently.
 */
export async function takeTurn(client: Client): Promise<void> {
  const isOurs = async () => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS "isOurs"', [lock]);
    return rows[0].isOurs;
  };
  while (!(await isOurs())) await sleep(pollIntervalMs);
}
