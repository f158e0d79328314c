import { setTimeout as sleep } from 'node:timers/promises';
import type { api, ResponseOf } from '@golghar/contracts';
import { expect } from '@playwright/test';
import { queryDatabase } from '../support/database';
import { uniqueName } from '../support/enquiry';
import { postUntilStored } from '../support/send-enquiry';
import { startReceiver } from '../support/webhook-receiver';
import { stack, test } from './fault-test';

test.setTimeout(180_000);

test('webhooks that are due while receiver, worker, Redis and Postgres are killed: each lead comes, under one id', async () => {
  const gone = await startReceiver();
  const send = await stack.asAdmin();
  const made = await send('POST', '/api/admin/webhooks', { url: gone.url, events: ['lead.created'] });
  const { webhook } = (await made.json()) as ResponseOf<typeof api.addWebhook>;
  await gone.close();

  const names = Array.from({ length: 6 }, () => uniqueName());
  const writing = Promise.all(names.map((name) => postUntilStored(stack, name)));
  for (const process of ['leads-worker', 'redis', 'postgres', 'leads-worker'] as const)
    await stack.killAndWait(process);
  const ids = (await writing).map(({ id }) => id).sort();

  // Nothing was delivered and nothing is lost: each message waits where admins see it.
  const states = async () => {
    const rows = await queryDatabase<{ state: string; id: string }>(
      stack.databaseUrl,
      `SELECT state, lead_id AS id FROM leads.delivery WHERE kind = 'webhook'`,
    );
    return rows.map(({ id, state }) => `${id} ${state}`).sort();
  };
  await expect.poll(states, { timeout: 60_000 }).toEqual(ids.map((id) => `${id} queued`));

  // The endpoint is back but slow: the worker is killed in the middle of a request.
  const receiver = await startReceiver(gone.port);
  receiver.answerWith(async () => {
    await sleep(500);
    return { status: 204 };
  });
  const hurry = () =>
    queryDatabase(
      stack.databaseUrl,
      `UPDATE leads.delivery SET next_attempt_at = now() WHERE kind = 'webhook' AND state = 'queued'`,
    );
  await hurry();
  await expect.poll(() => receiver.received.length, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(0);
  await stack.killAndWait('leads-worker');
  await hurry();
  await expect.poll(states, { timeout: 90_000 }).toEqual(ids.map((id) => `${id} sent`));

  const idsOf = new Map<string, Set<unknown>>();
  for (const { headers, body } of receiver.received) {
    const { id } = JSON.parse(body).data.submission;
    idsOf.set(id, (idsOf.get(id) ?? new Set()).add(headers['webhook-id']));
  }
  expect([...idsOf.keys()].sort()).toEqual(ids);
  // The interrupted message came twice with the same id, so that its receiver can tell.
  expect([...idsOf.values()].map(({ size }) => size)).toEqual(ids.map(() => 1));
  expect(receiver.received.length).toBeGreaterThan(ids.length);
  expect(receiver.received.length).toBeLessThanOrEqual(ids.length + 4);
  await receiver.close();
  await send('DELETE', `/api/admin/webhooks/${webhook.id}`);
});
