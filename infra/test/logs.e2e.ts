import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { queryDatabase } from './support/database';
import { makeEnquiry, uniqueName } from './support/enquiry';
import { product } from './support/environment';
import { Mailbox } from './support/mailbox';
import { makeColleague } from './support/staff';

const readLogs = () =>
  readdirSync(product.logs)
    .map((name) => readFileSync(path.join(product.logs, name), 'utf8'))
    .join('\n');

/** People known to the product; only the longest names, because short ones are also ordinary words. */
const everybody = () =>
  queryDatabase<{ word: string }>(
    product.databaseUrl,
    `SELECT DISTINCT word FROM (
       SELECT email AS word FROM leads.lead
       UNION ALL SELECT phone FROM leads.lead
       UNION ALL SELECT right(phone_number, 10) FROM leads.lead
       UNION ALL SELECT email FROM auth.app_user WHERE email <> $1
       UNION ALL (SELECT name FROM leads.lead WHERE length(name) > 12 ORDER BY submitted_at DESC LIMIT 500)
     ) AS words WHERE length(word) >= 10`,
    [product.admin.email],
  );

// Runs at the end of a complete run, when the logs contain what all tests did.
test('no log names anybody who wrote, was searched for, mailed or signed in', async ({ request }) => {
  const name = uniqueName('Devyani Sinha');
  const email = `devyani-${randomUUID()}@silk.example`;
  const manager = await makeColleague('manager');
  const sent = await request.post('/api/contact', {
    data: makeEnquiry({ name, email, phone: '+91 61228 47531' }),
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(sent.status()).toBe(201);
  await new Mailbox(product.mailUrl).waitFor(name);
  for (const q of [name, email])
    expect((await manager.request.get('/api/admin/submissions', { params: { q } })).status()).toBe(200);
  const refused = await request.post('/api/auth/login', { data: { email, password: 'stair of the river' } });
  expect(refused.status()).toBe(401);

  // The gateway writes its log in blocks, up to a second late.
  const requestId = sent.headers()['x-request-id'] ?? '-';
  await expect.poll(() => readLogs().includes(requestId)).toBe(true);
  const logs = readLogs();
  const words = (await everybody()).flatMap(({ word }) => [word, encodeURIComponent(word)]);
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => logs.includes(word))).toEqual([]);
});
