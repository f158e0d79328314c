import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { canaryHeader } from '@golghar/contracts';
import { DeliveryEngine } from '@golghar/platform/deliveries';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { startReceiver } from '../../../infra/test/support/webhook-receiver';
import type { MailServer } from '../../platform/src/mail/mail-server';
import { Relay } from '../src/delivery/arrival/relay';
import { canaryActor } from '../src/intake/canary/canary-run.entity';
import { hashCanaryToken } from '../src/intake/canary/claim-canary';
import { CanaryJob } from '../src/operations/canary.job';

const leads = useService('leads');
const limits = { mailTimeoutMs: 3000, pollIntervalMs: 10 };

let admin: SignedIn;
let worker: Awaited<ReturnType<typeof compileWorker>>;
let otherWorker: typeof worker;
let answer: Awaited<ReturnType<MailServer['send']>>;
const mails: Parameters<MailServer['send']>[0][] = [];

const compile = (url: string) =>
  compileWorker(leads.database, {
    env: { CANARY_URL: url, CANARY_TO: 'operator@golghar.example' },
    send: async (mail) => {
      mails.push(mail);
      return answer;
    },
  });

beforeAll(async () => {
  admin = await leads.signIn('admin');
  worker = await compile(leads.url);
  otherWorker = await compile(leads.url);
});

afterAll(async () => {
  await worker?.close();
  await otherWorker?.close();
});

beforeEach(async () => {
  answer = { kind: 'sent', answer: '250 taken' };
  mails.length = 0;
  for (const table of ['canary_run', 'outbox', 'webhook', 'person', 'lead'])
    await leads.database.query(`DELETE FROM leads.${table}`);
});

const count = async (table: string): Promise<number> => {
  const [row] = await leads.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM leads.${table}`);
  return row?.n ?? 0;
};
const waitFor = async (table: string) => {
  for (const end = Date.now() + 5000; (await count(table)) === 0; await sleep(10))
    if (Date.now() > end) throw new Error(`Nothing came into ${table}`);
};
const read = async (path: string) => (await admin.request.get(path).expect(200)).body;
const runs = async () => (await read('/api/admin/operations')).canary;
const isLost = async () => (await read('/api/admin/operations/alert-health')).isCanaryLost;

/** What the worker would do in a moment; in between something may be looked at. */
const work = async (meanwhile?: () => Promise<void>) => {
  await waitFor('outbox');
  await worker.get(Relay).moveBatch();
  await meanwhile?.();
  await worker.get(DeliveryEngine).deliverDue();
};

/** What staff and other programs could see of a lead. */
const seen = async () => ({
  list: (await read('/api/admin/submissions')).total,
  search: (await read('/api/admin/submissions?q=canary')).total,
  views: await read('/api/admin/submissions/views'),
  deleted: (await read('/api/admin/submissions/deleted')).submissions,
  quarantine: (await read('/api/admin/quarantine')).total,
  today: await read('/api/admin/today'),
  dashboard: await read('/api/admin/dashboard'),
  counts: await leads.database.query('SELECT * FROM leads.lead_count ORDER BY status'),
  people: await count('person'),
  reminders: await leads.database.query(`SELECT FROM leads.delivery WHERE kind = 'promise'`),
  webhooks: await count(`delivery WHERE kind = 'webhook'`),
});

it('comes through to the mail server, is told to the operator alone, and leaves nothing', async () => {
  await admin.request
    .post('/api/admin/webhooks')
    .send({ url: 'https://hooks.example/', events: ['lead.created', 'lead.changed', 'lead.due'] })
    .expect(201);
  const before = await seen();
  const run = worker.get(CanaryJob).runWhenDue(limits);
  await work(async () => {
    expect(await count('lead')).toBe(1);
    expect(await seen()).toEqual(before);
  });
  expect(await run).toBe(true);
  expect(mails.map(({ to }) => to)).toEqual([{ name: '', address: 'operator@golghar.example' }]);
  expect(mails[0]?.subject).toContain('Canary, no customer');
  expect(await runs()).toEqual([
    { startedAt: expect.any(String), state: 'passed', seconds: expect.any(Number), failure: null },
  ]);
  expect(await isLost()).toBe(false);
  expect([await count('lead'), await count(`delivery WHERE kind = 'alert'`), await count('outbox')]).toEqual([
    0, 0, 0,
  ]);
  expect(await seen()).toEqual(before);
});

it('is sent once, however many workers there are, and again when its time has come', async () => {
  const both = [worker, otherWorker].map((each) => each.get(CanaryJob).runWhenDue(limits));
  await work();
  expect((await Promise.all(both)).sort()).toEqual([false, true]);
  expect(await worker.get(CanaryJob).runWhenDue(limits)).toBe(false);
  await leads.database.query(`UPDATE leads.canary_run SET started_at = now() - interval '6 hours 1 minute'`);
  const next = worker.get(CanaryJob).runWhenDue(limits);
  await work();
  expect(await next).toBe(true);
  expect(await count('canary_run')).toBe(2);
});

it('that the mail server rejects is lost, and the next one that comes through says that it is over', async () => {
  answer = { kind: 'rejected', answer: '550 no such mailbox', isAboutContent: false };
  const run = worker.get(CanaryJob).runWhenDue(limits);
  await work();
  await run;
  expect(await runs()).toEqual([
    expect.objectContaining({
      state: 'failed',
      failure: 'The mail server rejected the alert: 550 no such mailbox',
    }),
  ]);
  expect(await isLost()).toBe(true);
  expect([await count('lead'), await count(`delivery WHERE kind = 'alert'`)]).toEqual([0, 0]);
  await leads.database.query(`UPDATE leads.canary_run SET started_at = now() - interval '7 hours'`);
  answer = { kind: 'sent', answer: '250 taken' };
  const next = worker.get(CanaryJob).runWhenDue(limits);
  await work();
  await next;
  expect(await isLost()).toBe(false);
});

it('says where it got stuck: no alert, no gateway, or a refusal', async () => {
  const failureOf = async (service: CanaryJob) => {
    await leads.database.query('DELETE FROM leads.canary_run');
    await service.runWhenDue({ mailTimeoutMs: 50, pollIntervalMs: 10 });
    return (await runs())[0].failure;
  };
  expect(await failureOf(worker.get(CanaryJob))).toBe(
    'The enquiry was stored, but no alert was made of it: the worker is behind.',
  );
  const receiver = await startReceiver();
  receiver.answerWith(() => ({ status: 503, body: 'closed' }));
  const refused = await compile(new URL(receiver.url).origin);
  expect(await failureOf(refused.get(CanaryJob))).toBe('The gateway answered 503: closed');
  const body = JSON.stringify({ code: 'unavailable', message: 'Please try again in a moment.' });
  receiver.answerWith(() => ({ status: 503, body }));
  expect(await failureOf(refused.get(CanaryJob))).toBe(
    'The gateway answered 503: Please try again in a moment.',
  );
  await receiver.close();
  expect(await failureOf(refused.get(CanaryJob))).toMatch(/could not be reached/);
  await refused.close();
  // A worker that is behind finds nothing, and counts nothing.
  expect([await count('lead'), await count('outbox')]).toEqual([0, 0]);
});

it('goes on when Postgres cuts every connection while it is under way, and counts once', async () => {
  const run = worker.get(CanaryJob).runWhenDue(limits);
  await waitFor('outbox');
  await leads.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await sleep(200);
  await work();
  expect(await run).toBe(true);
  expect(await runs()).toEqual([expect.objectContaining({ state: 'passed' })]);
  expect(await count('lead')).toBe(0);
  expect(await worker.get(CanaryJob).runWhenDue(limits)).toBe(false);
});

it('that its worker was killed with waits visibly, and the next one erases it and sends another', async () => {
  // The worker is gone after the gateway's answer: nobody follows the run any more.
  const killed = await compile(leads.url);
  const kill = new AbortController();
  const slow = { mailTimeoutMs: 60_000, pollIntervalMs: 10 };
  const run = killed.get(CanaryJob).runWhenDue(slow, kill.signal);
  await waitFor('outbox');
  expect(await runs()).toEqual([expect.objectContaining({ state: 'running' })]);
  expect(await worker.get(CanaryJob).runWhenDue(limits)).toBe(false);
  const waiting = async () => (await leads.database.query('SELECT lead_id FROM leads.outbox'))[0]?.lead_id;
  const left = await waiting();
  await leads.database.query(`UPDATE leads.canary_run SET started_at = now() - interval '1 hour'`);
  const next = worker.get(CanaryJob).runWhenDue(limits);
  while ([left, undefined].includes(await waiting())) await sleep(10);
  await work();
  expect(await next).toBe(true);
  kill.abort();
  await run;
  expect(await runs()).toEqual([expect.objectContaining({ state: 'passed' })]);
  expect([await count('lead'), await count(`delivery WHERE kind = 'alert'`), await count('outbox')]).toEqual([
    0, 0, 0,
  ]);
  expect(mails).toHaveLength(1);
  await killed.close();
});

it('that its worker left behind is removed by the next one, without a verdict', async () => {
  const { body } = await leads.request.post('/api/contact').send(makeEnquiry()).expect(201);
  const id = randomUUID();
  await leads.database.query(
    `INSERT INTO leads.canary_run (id, lead_id, started_at) VALUES ($1, $2, now() - interval '1 hour')`,
    [id, body.id],
  );
  await leads.database.query('UPDATE leads.lead SET deleted_at = now(), deleted_by_id = $1', [
    canaryActor.id,
  ]);
  expect(await worker.get(CanaryJob).runWhenDue({ mailTimeoutMs: 10, pollIntervalMs: 5 })).toBe(true);
  expect(await count('lead')).toBe(0);
  expect(await leads.database.query('SELECT id FROM leads.canary_run WHERE id = $1', [id])).toEqual([]);
});

describe('a stranger', () => {
  const total = async () => (await read('/api/admin/submissions')).total;
  const send = (token: string) =>
    leads.request.post('/api/contact').set(canaryHeader, token).send(makeEnquiry()).expect(201);

  it('can’t make enquiries that nobody counts', async () => {
    await send('a word that nobody made');
    expect(await total()).toBe(1);
  });

  it('gains nothing by a word that was used, or is old', async () => {
    const [once, old] = ['used once', 'an old one'];
    const add = (token: string, minutes: number) =>
      leads.database.query(
        `INSERT INTO leads.canary_run (id, token_hash, started_at) VALUES ($1, $2, now() - make_interval(mins => $3))`,
        [randomUUID(), hashCanaryToken(token), minutes],
      );
    await add(once, 0);
    await add(old, 6);
    await send(once);
    expect(await total()).toBe(0);
    await send(once);
    expect(await total()).toBe(1);
    await send(old);
    expect(await total()).toBe(2);
  });
});
