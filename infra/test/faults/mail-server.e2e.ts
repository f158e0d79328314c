import { setTimeout as sleep } from 'node:timers/promises';
import type { api, ResponseOf } from '@golghar/contracts';
import { expect } from '@playwright/test';
import { queryDatabase } from '../support/database';
import { postOnce } from '../support/send-enquiry';
import { mail, stack, test } from './fault-test';

type LedgerRow = { state: string; attempts: number; last_answer: string | null; wait: number | null };

const ledger = async (leadId: string): Promise<LedgerRow> => {
  const [row] = await queryDatabase<LedgerRow>(
    stack.databaseUrl,
    `SELECT state, attempts, last_answer, extract(epoch FROM next_attempt_at - now())::float AS wait
     FROM leads.delivery WHERE kind = 'alert' AND lead_id = $1`,
    [leadId],
  );
  return row ?? { state: 'none', attempts: 0, last_answer: null, wait: null };
};

test.describe.configure({ mode: 'serial' });
test.setTimeout(150_000);

test('refuses connections and answers 451: enquiries are taken, and the mails come by themselves', async () => {
  await mail.close();
  const whileClosed = await postOnce(stack);
  expect([whileClosed.status, whileClosed.took < 2000]).toEqual([201, true]);
  await expect
    .poll(() => ledger(whileClosed.id))
    .toMatchObject({ state: 'queued', attempts: 1, last_answer: expect.stringMatching(/ECONNREFUSED/) });

  await mail.open();
  mail.behaviour = { refuse: { code: 451, text: 'try later' } };
  const while451 = await postOnce(stack);
  await expect
    .poll(() => ledger(while451.id))
    .toMatchObject({ state: 'queued', attempts: 1, last_answer: expect.stringMatching(/^451/) });
  const { wait } = await ledger(while451.id);
  expect(wait).toBeGreaterThan(20);
  expect(wait).toBeLessThanOrEqual(30);

  mail.behaviour = {};
  // The half minute is over.
  await queryDatabase(
    stack.databaseUrl,
    'UPDATE leads.delivery SET next_attempt_at = now() WHERE sent_at IS NULL',
  );
  await mail.waitFor([whileClosed.name, while451.name], 60_000);
  await expect
    .poll(() => ledger(while451.id))
    .toMatchObject({ state: 'sent', attempts: 2, last_answer: expect.stringMatching(/^250/) });
  expect(mail.about(while451.name)).toHaveLength(1);
});

test('answers 550: the alert is parked where staff see it, others flow, and Resend brings it back', async () => {
  mail.behaviour = { refuse: { code: 550, text: 'mailbox does not exist' } };
  const refused = await postOnce(stack);
  await expect
    .poll(() => ledger(refused.id))
    .toMatchObject({
      state: 'failed',
      attempts: 1,
      last_answer: expect.stringMatching(/^550/),
      wait: null,
    });
  mail.behaviour = {};
  const next = await postOnce(stack);
  await mail.waitFor([next.name], 5000);
  expect(mail.about(refused.name)).toHaveLength(0);

  const send = await stack.asAdmin();
  const path = `/api/admin/submissions/${refused.id}`;
  const { submission } = (await (await send('GET', path)).json()) as ResponseOf<typeof api.getSubmission>;
  expect(submission.alerts).toMatchObject([{ state: 'failed' }]);
  await send('POST', `${path}/alerts/${submission.alerts[0]?.id}/resend`);
  await mail.waitFor([refused.name], 15_000);
});

test('goes silent: enquiries are taken, a closed terminal stops all of it, and a start without Redis loses none', async () => {
  mail.behaviour = { isSilent: true };
  const answers = [await postOnce(stack), await postOnce(stack)];
  for (const { status, took } of answers) expect([status, took < 2000]).toEqual([201, true]);
  await sleep(500);
  const pids = (['postgres', 'redis', 'leads'] as const).map((name) => stack.pid(name));
  const start = Date.now();
  stack.closeOutput();
  await stack.stop();
  expect(Date.now() - start).toBeLessThan(12_000);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  mail.behaviour = {};
  await stack.hold('redis');
  await stack.start();
  const withoutRedis = await postOnce(stack);
  expect([withoutRedis.status, withoutRedis.took < 2000]).toEqual([201, true]);
  expect(() => stack.pid('redis')).toThrow('redis does not run');
  const names = [...answers, withoutRedis].map(({ name }) => name);
  // Only Postgres decides what is due, so nothing waits for Redis.
  await mail.waitFor(names, 60_000);
  await stack.release('redis');
});
