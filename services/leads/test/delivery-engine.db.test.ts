import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Delivery,
  DeliveryEngine,
  defineMessage,
  EmailChannel,
  type EmailContent,
  type Message,
} from '@golghar/platform/deliveries';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { useDataSource } from '../../../infra/test/api/test-database';
import { ScriptedMailServer } from '../../../infra/test/support/smtp-script';
import { OutcomeRecorder } from '../../platform/src/deliveries/outcome-recorder';

type Row = { state: string; attempts: number; last_answer: string; took: number; wait: number };

const mail = new ScriptedMailServer();
/** With two connections, as a process under load may have left. */
const tests = useDataSource('leads', { poolSize: 2 });
let database: DataSource;
let open: { engine: DeliveryEngine; channel: EmailChannel } | undefined;

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  for (const level of ['debug', 'warn', 'error'] as const)
    vi.spyOn(Logger.prototype, level).mockImplementation(() => undefined);
  await mail.open();
  database = tests.source();
});

afterEach(async () => {
  await stop();
  mail.behaviour = {};
  await database.query('DELETE FROM delivery');
});

afterAll(() => mail.close());

const owe = async (count: number, changes = ''): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.query(
    // Left to itself the column rounds to milliseconds, and up as well: then nothing is due for half of one.
    `INSERT INTO delivery (id, kind, subject_id, next_attempt_at)
     SELECT id, 'alert', id, date_trunc('milliseconds', now()) FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  if (changes) await database.query(`UPDATE delivery SET ${changes}`);
  return ids;
};

const rowOf = async (id: string): Promise<Row> => {
  const [row] = await database.query(
    `SELECT state, attempts, last_answer, extract(epoch FROM sent_at - queued_at)::float AS took,
       extract(epoch FROM next_attempt_at - now())::float AS wait FROM delivery WHERE id = $1`,
    [id],
  );
  return row;
};

const until = (isSo: () => Promise<boolean> | boolean) =>
  vi.waitUntil(isSo, { timeout: 10_000, interval: 20 });

const content = { to: { name: '', email: 'asha@sweets.example' }, subject: 'Hello', text: 'Hello' };

type Changes = {
  render?: (delivery: Delivery) => Promise<EmailContent>;
  recorded?: Message['recorded'];
};

const testMessage = ({ render = async ({ id }) => ({ ...content, subject: id }), ...changes }: Changes) =>
  defineMessage<unknown>({ kind: 'alert', render, ...changes });

const start = (changes: Changes = {}): DeliveryEngine => {
  const settings = { SMTP_URL: mail.url, MAIL_FROM: { name: '', address: 'hello@golghar.example' } };
  const channel = new EmailChannel(settings);
  const engine = new DeliveryEngine({ database, settings }, [testMessage(changes)], [channel]);
  open = { engine, channel };
  engine.onModuleInit();
  return engine;
};

const stop = async (): Promise<void> => {
  await open?.engine.onModuleDestroy();
  open?.channel.onApplicationShutdown();
  open = undefined;
};

it('holds no connection while the mail server thinks, and writes down when it answered', async () => {
  mail.behaviour = { delayMs: 1500 };
  const ids = await owe(4);
  start();
  await until(() => mail.attempts >= 4);
  const [{ count }] = await database.query(
    // Other tests have databases of their own in the same Postgres.
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  expect(count).toBe(0);
  for (const id of ids) {
    await until(async () => (await rowOf(id)).state === 'sent');
    const row = await rowOf(id);
    expect(row).toMatchObject({ attempts: 1, last_answer: expect.stringMatching(/^250/) });
    expect(row.took).toBeGreaterThan(1.4);
    // A mail program folds a second copy by it, and no vacation responder answers a machine.
    const [received] = mail.received.filter(({ subject }) => subject === id);
    expect(received).toMatchObject({
      messageId: `<${id}@golghar.example>`,
      text: expect.stringContaining('Auto-Submitted: auto-generated'),
    });
  }
});

it('counts a renderer that throws, tries later, and parks the e-mail after five days; the others flow', async () => {
  const [poison = ''] = await owe(1);
  const others = await owe(6);
  const render = async ({ id }: Delivery) => {
    if (id === poison) throw new Error('no such word');
    return { ...content, subject: id };
  };
  start({ render });
  for (const id of others) await until(async () => (await rowOf(id)).state === 'sent');
  const row = await rowOf(poison);
  expect(row).toMatchObject({ state: 'queued', attempts: 1 });
  expect(row.wait).toBeGreaterThan(20);
  await database.query(
    `UPDATE delivery SET queued_at = now() - interval '6 days', next_attempt_at = now() WHERE id = $1`,
    [poison],
  );
  await until(async () => (await rowOf(poison)).state === 'failed');
});

it('has eight under way to one host, and those for another host do not wait behind them', async () => {
  mail.behaviour = { delayMs: 1000 };
  const before = mail.received.length;
  const ids = await owe(60, `recipient = 'asha@slow.example'`);
  const [other = ''] = await owe(1);
  start();
  await until(async () => (await rowOf(other)).state === 'sent');
  expect(mail.received.length - before).toBeLessThanOrEqual(17);
  mail.behaviour = {};
  for (const id of ids) await until(async () => (await rowOf(id)).state === 'sent');
  expect(mail.received.length - before).toBe(61);
});

it('records what follows from an attempt together with it, or neither', async () => {
  const [id = ''] = await owe(1);
  let fails = true;
  start({
    recorded: async (delivery, { state }, manager) => {
      await manager.query(`UPDATE delivery SET payload = $2 WHERE id = $1`, [delivery.id, { state }]);
      if (fails) throw new Error('no such table');
    },
  });
  await sleep(1500);
  expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 1, last_answer: null });
  fails = false;
  await until(async () => (await rowOf(id)).state === 'sent');
  expect(await database.query('SELECT payload FROM delivery')).toEqual([{ payload: { state: 'sent' } }]);
});

it('waits for what is under way when it is stopped', async () => {
  mail.behaviour = { delayMs: 700 };
  const before = mail.attempts;
  const [id = ''] = await owe(1);
  start();
  await until(() => mail.attempts > before);
  await stop();
  expect((await rowOf(id)).state).toBe('sent');
});

it('gives nothing up because the clock of its machine jumps', async () => {
  mail.behaviour = { refuse: { code: 451, text: 'try later' } };
  // The clock alone: a socket that closes when its callbacks are given up would be waited for by the mail server.
  vi.useFakeTimers({
    now: Date.now() + 6 * 24 * 3600 * 1000,
    shouldAdvanceTime: true,
    toFake: ['Date'],
  });
  try {
    const [id = ''] = await owe(1);
    start();
    await until(async () => (await rowOf(id)).attempts === 1 && (await rowOf(id)).last_answer !== null);
    expect(await rowOf(id)).toMatchObject({ state: 'queued', last_answer: expect.stringMatching(/^451/) });
  } finally {
    await stop();
    vi.useRealTimers();
  }
});

it('leaves alone what another process has claimed, and takes it over when the lease has ended', async () => {
  const [id = ''] = await owe(1, `claimed_until = now() + interval '2 seconds'`);
  start();
  await sleep(1200);
  expect((await rowOf(id)).state).toBe('queued');
  await until(async () => (await rowOf(id)).state === 'sent');
});

it('is renewed while it takes long, and sends no second copy', async () => {
  mail.behaviour = { delayMs: 7000 };
  const before = mail.received.length;
  const [id = ''] = await owe(1);
  start();
  await until(async () => (await rowOf(id)).attempts === 1);
  await database.query(`UPDATE delivery SET claimed_until = now() + interval '5500 milliseconds'`);
  await sleep(5200);
  const [row] = await database.query(
    'SELECT extract(epoch FROM claimed_until - now())::float AS left FROM delivery',
  );
  expect(row.left).toBeGreaterThan(10);
  await until(async () => (await rowOf(id)).state === 'sent');
  expect(mail.received.length - before).toBe(1);
});

it('changes nothing any more for who lost a claim to another, but that the mail is sent', async () => {
  const [id = ''] = await owe(1, 'attempts = 2');
  const recorder = new OutcomeRecorder(database, () => testMessage({}));
  const stale = { id, kind: 'alert', subjectId: id, attempts: 1 } as Parameters<typeof recorder.record>[0];
  const before = await rowOf(id);
  await recorder.record(stale, { kind: 'deferred', answer: '451 too late' });
  await recorder.record(stale, { kind: 'rejected', answer: '550 too late', isAboutContent: false });
  expect(await rowOf(id)).toEqual({ ...before, wait: expect.any(Number) });
  await recorder.record(stale, { kind: 'sent', answer: '250 after all' });
  expect(await rowOf(id)).toMatchObject({ state: 'sent', last_answer: '250 after all' });
});
