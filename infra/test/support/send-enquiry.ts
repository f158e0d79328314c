import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '../stack';
import { queryDatabase } from './database';
import { makeEnquiry, uniqueName } from './enquiry';

const headers = (stack: Stack, key: string) => ({
  'content-type': 'application/json',
  'idempotency-key': key,
  'x-seed-token': stack.seedToken,
});

/** Posts an enquiry once; returns the status and the duration. */
export async function postOnce(
  stack: Stack,
  name = uniqueName(),
  key: string = randomUUID(),
  changes: object = {},
) {
  const start = Date.now();
  const response = await fetch(`${stack.url}/api/contact`, {
    method: 'POST',
    headers: headers(stack, key),
    body: JSON.stringify(makeEnquiry({ name, ...changes })),
    signal: AbortSignal.timeout(20_000),
  });
  const body = (await response.json()) as { id: string; code?: string };
  return { name, status: response.status, took: Date.now() - start, ...body };
}

/** Posts an enquiry as our form does: with one key, repeatedly until it is acknowledged. */
export async function postUntilStored(
  stack: Stack,
  name: string,
): Promise<{ name: string; id: string; tries: number }> {
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const answer = await postOnce(stack, name, key).catch(() => undefined);
    if (answer?.status === 201) return { name, id: answer.id, tries };
    if (tries > 200) throw new Error(`${name} was not stored in ${tries} tries`);
    await sleep(100);
  }
}

/** How many of these leads are stored. */
export async function countStored({ databaseUrl }: Stack, ids: readonly string[]): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM leads.lead WHERE id = ANY($1)';
  const [row] = await queryDatabase<{ count: number }>(databaseUrl, sql, [ids]);
  return row?.count ?? 0;
}
