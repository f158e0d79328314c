import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { canaryHeader } from '@golghar/contracts';
import { sha256 } from '@golghar/platform';
import { DataSource } from 'typeorm';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { startReceiver } from '../../../infra/test/support/webhook-receiver';
import { canaryActor } from '../src/intake/canary-run.entity';
import { CanaryJob } from '../src/operations/canary.job';
import { sent, useLeads, useWorker } from './leads-client';

const leads = useLeads();
const { enquire } = leads;

const admin = leads.member('admin');
const worker = useWorker(leads, () => ({ CANARY_URL: leads.url, CANARY_TO: 'operator@golghar.example' }));
const { mails } = worker.mailServer;

beforeEach(async () => {
  worker.mailServer.answer = () => sent;
  mails.length = 0;
  for (const table of ['canary_run', 'delivery', 'webhook', 'person', 'lead'])
    await leads.database.query(`DELETE FROM leads.${table}`);
});

/** As of another worker. */
const jobAt = (url: string) =>
  new CanaryJob(worker.get(DataSource), { CANARY_HOURS: 6, CANARY_URL: url, PUBLIC_URL: url });
const sendWhenDue = () => worker.get(CanaryJob).sendWhenDue();

const count = async (table: string): Promise<number> => {
  const [row] = await leads.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM leads.${table}`);
  return row?.n ?? 0;
};
const nothingIsLeft = async () => {
  for (const table of ['lead', 'delivery']) expect([table, await count(table)]).toEqual([table, 0]);
};
const runs = async () => (await admin.read('/api/admin/operations')).canary;
const isLost = async () => (await admin.read('/api/admin/operations/alert-health')).isCanaryLost;
const startedAgo = (interval: string) =>
  leads.sql`UPDATE leads.canary_run SET started_at = now() - ${interval}::interval`;

/** What the worker would do in a moment; in between something may be looked at. */
const work = async (meanwhile?: () => Promise<void>) => {
  await worker.arrive();
  await meanwhile?.();
  await worker.deliver();
  await worker.get(CanaryJob).settle();
};

/** What staff and other programs could see of a lead. */
const seen = async () => ({
  list: (await admin.read('/api/admin/submissions')).total,
  search: (await admin.read('/api/admin/submissions?q=canary')).total,
  views: await admin.read('/api/admin/submissions/views'),
  deleted: (await admin.read('/api/admin/submissions/deleted')).submissions,
  quarantine: (await admin.read('/api/admin/quarantine')).total,
  today: await admin.read('/api/admin/today'),
  dashboard: await admin.read('/api/admin/dashboard'),
  counts: await leads.sql`SELECT * FROM leads.lead_count ORDER BY status`,
  people: await count('person'),
  reminders: await count(`delivery WHERE kind = 'promise'`),
  webhooks: await count(`delivery WHERE kind = 'webhook'`),
});

it('comes through to the mail server, is told to the operator alone, and leaves nothing', async () => {
  const webhook = { url: 'https://hooks.example/', events: ['lead.created', 'lead.changed', 'lead.due'] };
  await admin.request.post('/api/admin/webhooks').send(webhook).expect(201);
  const before = await seen();
  expect(await sendWhenDue()).toBe(true);
  await work(async () => {
    expect(await count('lead')).toBe(1);
    expect(await seen()).toEqual(before);
  });
  expect(mails.map(({ to }) => to)).toEqual([{ name: '', address: 'operator@golghar.example' }]);
  expect(mails[0]?.subject).toContain('Canary, no customer');
  expect(await runs()).toEqual([
    { startedAt: expect.any(String), state: 'passed', seconds: expect.any(Number), failure: null },
  ]);
  expect(await isLost()).toBe(false);
  await nothingIsLeft();
  expect(await seen()).toEqual(before);
});

it('is sent once, however many workers there are, and again when its time has come', async () => {
  const both = [sendWhenDue(), jobAt(leads.url).sendWhenDue()];
  expect((await Promise.all(both)).sort()).toEqual([false, true]);
  await work();
  expect(await sendWhenDue()).toBe(false);
  await startedAgo('6 hours 1 minute');
  expect(await sendWhenDue()).toBe(true);
  expect(await count('canary_run')).toBe(2);
});

it('that the mail server rejects is lost, and the next one that comes through says that it is over', async () => {
  worker.mailServer.answer = () => ({
    kind: 'rejected',
    answer: '550 no such mailbox',
    isAboutContent: false,
  });
  await sendWhenDue();
  await work();
  const failure = 'The mail server rejected the alert: 550 no such mailbox';
  expect(await runs()).toEqual([expect.objectContaining({ state: 'failed', failure })]);
  expect(await isLost()).toBe(true);
  await nothingIsLeft();
  await startedAgo('7 hours');
  worker.mailServer.answer = () => sent;
  await sendWhenDue();
  await work();
  expect(await isLost()).toBe(false);
});

it('says where it got stuck: no alert, no mail, no gateway, or a refusal', async () => {
  const failureAt = async (url: string, meanwhile?: () => Promise<unknown>) => {
    await leads.sql`DELETE FROM leads.canary_run`;
    await jobAt(url).sendWhenDue();
    await meanwhile?.();
    await jobAt(url).settle(0);
    return (await runs())[0].failure;
  };
  expect(await failureAt(leads.url)).toBe(
    'The enquiry was stored, but no alert was made of it: the worker is behind.',
  );
  expect(await failureAt(leads.url, worker.arrive)).toBe(
    'The mail server has not accepted the alert: it did not answer',
  );
  const receiver = await startReceiver();
  const { origin } = new URL(receiver.url);
  receiver.answerWith(() => ({ status: 503, body: 'closed' }));
  expect(await failureAt(origin)).toBe('The gateway answered 503: closed');
  const body = JSON.stringify({ code: 'unavailable', message: 'Please try again in a moment.' });
  receiver.answerWith(() => ({ status: 503, body }));
  expect(await failureAt(origin)).toBe('The gateway answered 503: Please try again in a moment.');
  await receiver.close();
  expect(await failureAt(origin)).toMatch(/could not be reached/);
  // A worker that is behind finds nothing, and counts nothing.
  await nothingIsLeft();
});

it('goes on when Postgres cuts every connection while it is under way, and counts once', async () => {
  const sending = sendWhenDue();
  await vi.waitUntil(() => count(`delivery WHERE kind = 'arrival'`), { timeout: 5000, interval: 10 });
  await leads.sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await sleep(200);
  expect(await sending).toBe(true);
  await work();
  expect(await runs()).toEqual([expect.objectContaining({ state: 'passed' })]);
  expect(await count('lead')).toBe(0);
  expect(await sendWhenDue()).toBe(false);
});

it('that its worker was killed with waits visibly, and another one sees what came of it', async () => {
  await jobAt(leads.url).sendWhenDue();
  await worker.get(CanaryJob).settle();
  expect(await runs()).toEqual([expect.objectContaining({ state: 'running' })]);
  expect(await sendWhenDue()).toBe(false);
  await work();
  expect(await runs()).toEqual([expect.objectContaining({ state: 'passed' })]);
  await nothingIsLeft();
  expect(mails).toHaveLength(1);
});

it.each([
  ['of whose lead nobody knows', null],
  ['that nobody looked at in time', canaryActor.id],
])('%s is erased without a verdict, and followed by another one', async (_, deletedBy) => {
  const leadId = deletedBy && (await enquire());
  await leads.sql`UPDATE leads.lead SET deleted_at = now(), deleted_by_id = ${deletedBy}`;
  await leads.sql`INSERT INTO leads.canary_run (id, lead_id, started_at)
    VALUES (${randomUUID()}, ${leadId}, now() - interval '1 hour')`;
  await worker.get(CanaryJob).settle();
  expect([await count('lead'), await count('canary_run')]).toEqual([0, 0]);
  expect(await sendWhenDue()).toBe(true);
});

it('can’t be claimed by a stranger, by a word that nobody made, was used or is old', async () => {
  const add = (token: string, minutes: number) =>
    leads.sql`INSERT INTO leads.canary_run (id, token_hash, started_at)
      VALUES (${randomUUID()}, ${sha256(token)}, now() - make_interval(mins => ${minutes}))`;
  await add('used once', 0);
  await add('an old one', 6);
  for (const [token, total] of [
    ['a word that nobody made', 1],
    ['used once', 1],
    ['used once', 2],
    ['an old one', 3],
  ] as const) {
    await leads.request.post('/api/contact').set(canaryHeader, token).send(makeEnquiry()).expect(201);
    expect((await admin.read('/api/admin/submissions')).total).toBe(total);
  }
});
