import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadSettings, Operations } from '@golghar/contracts';
import { expect } from '@playwright/test';
import { type StackProcess, testAdmin } from '../stack';
import { queryDatabase } from '../support/database';
import { uniqueName } from '../support/enquiry';
import { postOnce, postUntilStored } from '../support/send-enquiry';
import { mail, stack, test } from './fault-test';

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

const leadsOf = async (names: readonly string[]) => {
  const rows = await queryDatabase<{ name: string; id: string }>(
    stack.databaseUrl,
    'SELECT name, id FROM leads.lead WHERE name = ANY($1)',
    [names],
  );
  return rows.sort((a, b) => a.name.localeCompare(b.name));
};

/** Visitors who each retry until the response is 201, while something is killed. */
const writeWhile = async (count: number, kill: () => Promise<void>) => {
  const names = Array.from({ length: count }, () => uniqueName());
  const writing = Promise.all(
    names.map(async (name, index) => {
      await sleep(index * 40);
      return postUntilStored(stack, name);
    }),
  );
  await kill();
  return writing;
};

for (const process of ['leads', 'postgres'] as const satisfies StackProcess[])
  test(`kill -9 of ${process} while visitors write: one lead for each, and the staff hear of all`, async () => {
    const stored = await writeWhile(40, async () => {
      await sleep(500);
      const pid = stack.pid(process);
      stack.kill(process);
      const killed = Date.now();
      await stack.ready(process, pid);
      expect(Date.now() - killed).toBeLessThan(15_000);
    });
    expect(stored.some(({ tries }) => tries > 1)).toBe(true);
    const expected = stored
      .map(({ name, id }) => ({ name, id }))
      .sort((a, b) => a.name.localeCompare(b.name));
    expect(await leadsOf(stored.map(({ name }) => name))).toEqual(expected);
    await mail.waitFor(
      stored.map(({ name }) => name),
      120_000,
    );
  });

test('kill -9 of the worker in the middle of sending: every mail comes, doubled at most where it was cut off', async () => {
  mail.behaviour = { delayMs: 400 };
  const stored = await writeWhile(30, async () => {
    await sleep(900);
    await stack.killAndWait('leads-worker');
    await sleep(700);
    await stack.killAndWait('leads-worker');
  });
  mail.behaviour = {};
  await mail.waitFor(
    stored.map(({ name }) => name),
    120_000,
  );
  const doubled = stored.filter(({ name }) => mail.about(name).length > 1);
  // Up to eight e-mails may be in transit at each of the two crashes.
  expect(doubled.length).toBeLessThanOrEqual(16);
  for (const { name } of doubled)
    expect(new Set(mail.about(name).map(({ messageId }) => messageId)).size).toBe(1);
});

test('without Postgres the answer is an honest 503 within 5 s, nobody is restarted, and it heals by itself', async () => {
  const others = ['auth', 'leads', 'leads-worker', 'metrics', 'gateway'] as const;
  const before = others.map((name) => stack.pid(name));
  await stack.hold('postgres');
  const answer = await postOnce(stack);
  expect([answer.status, answer.code]).toEqual([503, 'unavailable']);
  expect(answer.took).toBeLessThan(5000);
  expect((await fetch(stack.url)).status).toBe(200);
  // Longer than three health checks take.
  await sleep(25_000);
  expect(others.map((name) => stack.pid(name))).toEqual(before);
  await stack.release('postgres');
  const start = Date.now();
  const { name } = await postUntilStored(stack, uniqueName());
  expect(Date.now() - start).toBeLessThan(15_000);
  await mail.waitFor([name], 30_000);
});

/** Queued e-mails other than alerts, with their state; reminders only as the e-mails, each of which may cover several leads. */
const queuedEmails = (since: string) =>
  queryDatabase<{ kind: string; state: string; smtpResponse: string | null }>(
    stack.databaseUrl,
    `SELECT kind, state, last_answer AS "smtpResponse" FROM leads.delivery
     WHERE queued_at >= $1 AND kind NOT IN ('alert', 'alert_digest', 'daily_digest') AND group_id IS NULL ORDER BY kind`,
    [since],
  );

test('reminders, handovers, replies, thank-yous and month reports due while everything is killed arrive once each', async () => {
  const colleague = { id: randomUUID(), email: 'amit@golghar.example' };
  const query = (sql: string, values: unknown[]) =>
    queryDatabase<{ now: string; owner: string }>(stack.databaseUrl, sql, values);
  await query(
    `INSERT INTO auth.app_user (id, name, email, role, password_hash)
     SELECT $1, 'Amit Raj', $2, 'sales_executive', password_hash FROM auth.app_user WHERE email = $3`,
    [colleague.id, colleague.email, testAdmin.email],
  );
  const send = await stack.asAdmin();
  const settings = (await (await send('GET', '/api/admin/lead-settings')).json()) as LeadSettings;
  await send('PUT', '/api/admin/lead-settings', {
    assignment: { rule: 'service', memberIds: [], services: { seo: colleague.id }, cities: [] },
    // The only activity so far is our own.
    monthMail: false,
  });
  const [{ now: since } = { now: '' }] = await query('SELECT now()::text AS now', []);
  const ownerOf = async (id: string) =>
    (await query('SELECT owner_id AS owner FROM leads.lead WHERE id = $1', [id]))[0]?.owner;

  // Without a mail server: an answer is late, a reply is written, a month has ended, and an enquiry arrives.
  await mail.close();
  const late = await postOnce(stack, uniqueName(), randomUUID(), { email: 'late@sweets.example' });
  await expect.poll(() => ownerOf(late.id), { timeout: 15_000 }).toBe(colleague.id);
  // Attempted once: the next attempt comes after this test, and a visitor who was called gets no thank-you mail.
  await expect
    .poll(
      async () =>
        (await queuedEmails(since)).filter((email) => email.kind === 'thank_you' && email.smtpResponse),
      { timeout: 30_000 },
    )
    .toHaveLength(1);
  const subject = uniqueName('About your shop');
  await send('POST', `/api/admin/submissions/${late.id}/replies`, { subject, text: 'We call today.' });
  await query(
    `UPDATE leads.lead SET due_at = now() - interval '1 minute', contacted_at = NULL WHERE id = $1`,
    [late.id],
  );
  const fresh = await postOnce(stack, uniqueName(), randomUUID(), { email: 'fresh@sweets.example' });
  await query(
    `INSERT INTO leads.delivery (id, kind, subject_id, payload)
     SELECT gen_random_uuid(), 'month', id, json_build_object('month', to_char(now() - interval '2 months', 'YYYY-MM'))
     FROM auth.app_user WHERE email = $1`,
    [testAdmin.email],
  );
  for (const process of ['leads-worker', 'redis', 'postgres', 'leads-worker'] as const)
    await stack.killAndWait(process);

  // Nothing is lost or queued twice: each waits where staff see it, with the mail server’s answer.
  const kinds = ['handover', 'handover', 'month', 'promise', 'promise', 'reply', 'thank_you', 'thank_you'];
  await expect
    .poll(
      async () =>
        (await queuedEmails(since)).map(({ kind, state, smtpResponse }) =>
          state === 'queued' && smtpResponse?.includes('ECONNREFUSED')
            ? kind
            : `${kind} ${state} ${smtpResponse}`,
        ),
      { timeout: 90_000 },
    )
    .toEqual(kinds);
  const { emails } = (await (await send('GET', '/api/admin/operations')).json()) as Operations;
  const shown = emails.filter(({ kind }) => kind !== 'daily_digest');
  expect(shown.map(({ kind, deferred }) => [kind, deferred])).toEqual(
    [...new Set(kinds)].map((kind) => [kind, kinds.filter((each) => each === kind).length]),
  );
  for (const { smtpResponse } of shown) expect(smtpResponse).toContain('ECONNREFUSED');
  expect(await ownerOf(fresh.id)).toBe(colleague.id);

  const before = mail.received.length;
  await mail.open();
  await query(`UPDATE leads.delivery SET next_attempt_at = now() WHERE state = 'queued'`, []);
  await expect
    .poll(async () => (await queuedEmails(since)).map(({ kind, state }) => `${kind} ${state}`), {
      timeout: 60_000,
    })
    .toEqual(kinds.map((kind) => `${kind} sent`));
  expect(
    await query(`SELECT state FROM leads.delivery WHERE kind = 'promise' AND lead_id = $1`, [late.id]),
  ).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  const came = mail.received.slice(before).map(({ subject, to }) => `${to}: ${subject}`);
  const about = (words: string) => came.filter((line) => line.includes(words)).sort();
  expect(about(subject)).toHaveLength(1);
  expect(about('Your month: ')).toHaveLength(1);
  expect(about(`Yours now: ${late.name}`)).toHaveLength(1);
  expect(about(`Yours now: ${fresh.name}`)).toHaveLength(1);
  for (const sender of ['late', 'fresh'])
    expect(about(`${sender}@sweets.example: `)).toHaveLength(sender === 'late' ? 2 : 1);
  expect(about('Answer late').map((line) => line.split(':')[0])).toEqual(
    [testAdmin.email, colleague.email].sort(),
  );
  await send('PUT', '/api/admin/lead-settings', settings);
});

test('what is left after kill -9 of the supervisor does not stop the next start', async () => {
  const { name } = await postUntilStored(stack, uniqueName());
  stack.kill('supervisor');
  await sleep(300);
  await stack.start();
  expect(await leadsOf([name])).toHaveLength(1);
  expect((await postOnce(stack)).status).toBe(201);
});
