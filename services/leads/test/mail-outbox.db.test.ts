import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type EmailRenderer,
  MailOutbox,
  MailServer,
  OutgoingEmailEntity,
  OutgoingEmailRepository,
} from '@golghar/platform/mail';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScriptedMailServer } from '../../../infra/test/support/smtp-script';
import { startLeadsDatabase } from './leads-database';

type Row = { state: string; attempts: number; smtp_response: string; took: number; wait: number };

const mail = new ScriptedMailServer();
let leads: Awaited<ReturnType<typeof startLeadsDatabase>>;
/** With two connections, as a process under load may have left. */
let database: DataSource;
let open: MailOutbox | undefined;

jest.setTimeout(60_000);

beforeAll(async () => {
  for (const level of ['warn', 'error'] as const) jest.spyOn(Logger.prototype, level).mockImplementation();
  await mail.open();
  leads = await startLeadsDatabase();
  const { url } = leads.database.options as { url: string };
  database = new DataSource({
    type: 'postgres',
    url,
    poolSize: 2,
    installExtensions: false,
    entities: [OutgoingEmailEntity],
  });
  await database.initialize();
});

afterEach(async () => {
  await open?.onModuleDestroy();
  mail.behaviour = {};
  await database.query('DELETE FROM outgoing_email');
});

afterAll(async () => {
  await database.destroy();
  await leads.stop();
  await mail.close();
});

const owe = async (count: number, changes = ''): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.query(
    // Left to itself the column rounds to milliseconds, and up as well: then nothing is due for half of one.
    `INSERT INTO outgoing_email (id, kind, subject_id, next_attempt_at)
     SELECT id, 'test', id, date_trunc('milliseconds', now()) FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  if (changes) await database.query(`UPDATE outgoing_email SET ${changes}`);
  return ids;
};

const rowOf = async (id: string): Promise<Row> => {
  const [row] = await database.query(
    `SELECT state, attempts, smtp_response, extract(epoch FROM sent_at - queued_at)::float AS took,
       extract(epoch FROM next_attempt_at - now())::float AS wait FROM outgoing_email WHERE id = $1`,
    [id],
  );
  return row;
};

const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  for (const end = Date.now() + 10_000; !(await isSo()); await sleep(20))
    if (Date.now() > end) throw new Error('It did not happen within 10 s');
};

const content = { to: 'asha@sweets.example', subject: 'Hello', text: 'Hello' };

const start = (render: EmailRenderer = async ({ id }) => ({ ...content, subject: id })): MailOutbox => {
  const settings = { SMTP_URL: mail.url, MAIL_FROM: { name: '', address: 'hello@golghar.example' } };
  const emails = new OutgoingEmailRepository(database.getRepository(OutgoingEmailEntity));
  open = new MailOutbox(database, settings, render, emails, new MailServer(settings));
  open.onModuleInit();
  return open;
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
    expect(row).toMatchObject({ attempts: 1, smtp_response: expect.stringMatching(/^250/) });
    expect(row.took).toBeGreaterThan(1.4);
  }
});

it('counts a renderer that throws, tries later, and parks the e-mail after five days; the others flow', async () => {
  const [poison = ''] = await owe(1);
  const others = await owe(6);
  start(async ({ id }) => {
    if (id === poison) throw new Error('no such word');
    return { ...content, subject: id };
  });
  for (const id of others) await until(async () => (await rowOf(id)).state === 'sent');
  const row = await rowOf(poison);
  expect(row).toMatchObject({ state: 'queued', attempts: 1 });
  expect(row.wait).toBeGreaterThan(20);
  await database.query(
    `UPDATE outgoing_email SET queued_at = now() - interval '6 days', next_attempt_at = now() WHERE id = $1`,
    [poison],
  );
  await until(async () => (await rowOf(poison)).state === 'failed');
});

it('has four e-mails under way and never more, whatever fails', async () => {
  let now = 0;
  let most = 0;
  await owe(20);
  let rendered = 0;
  start(async ({ id }) => {
    now += 1;
    most = Math.max(most, now);
    await sleep(50);
    now -= 1;
    rendered += 1;
    if (rendered % 2) throw new Error('every second one');
    return { ...content, subject: id };
  });
  await until(() => rendered === 20);
  expect(most).toBe(4);
});

it('waits for what is under way when it is stopped', async () => {
  mail.behaviour = { delayMs: 700 };
  const before = mail.attempts;
  const [id = ''] = await owe(1);
  const outbox = start();
  await until(() => mail.attempts > before);
  await outbox.onModuleDestroy();
  expect((await rowOf(id)).state).toBe('sent');
});

it('gives nothing up because the clock of its machine jumps', async () => {
  mail.behaviour = { refuse: { code: 451, text: 'try later' } };
  // The clock alone: a socket that closes when its callbacks are given up would be waited for by the mail server.
  jest.useFakeTimers({
    now: Date.now() + 6 * 24 * 3600 * 1000,
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'],
  });
  try {
    const [id = ''] = await owe(1);
    start();
    await until(async () => (await rowOf(id)).attempts === 1 && (await rowOf(id)).smtp_response !== null);
    expect(await rowOf(id)).toMatchObject({ state: 'queued', smtp_response: expect.stringMatching(/^451/) });
  } finally {
    await open?.onModuleDestroy();
    jest.useRealTimers();
  }
});

it('leaves alone what another process has claimed, and takes it over when the lease has ended', async () => {
  const [id = ''] = await owe(1, `claimed_until = now() + interval '2 seconds'`);
  start();
  await sleep(1200);
  expect((await rowOf(id)).state).toBe('queued');
  await until(async () => (await rowOf(id)).state === 'sent');
});

it('a claim is renewed, and who lost it to another changes nothing any more but that the mail is sent', async () => {
  const emails = new OutgoingEmailRepository(database.getRepository(OutgoingEmailEntity));
  const [id = ''] = await owe(1);
  const leaseLeft = async () => {
    const [row] = await database.query(
      'SELECT extract(epoch FROM claimed_until - now())::float AS left FROM outgoing_email',
    );
    return row.left;
  };
  const [first] = await emails.claimDue(1);
  if (!first) throw new Error('Nothing was due');
  await database.query(`UPDATE outgoing_email SET claimed_until = now() + interval '1 second'`);
  await emails.renewClaim(first);
  expect(await leaseLeft()).toBeGreaterThan(15);

  await database.query(`UPDATE outgoing_email SET claimed_until = now() - interval '1 second'`);
  const [second] = await emails.claimDue(1);
  const before = await rowOf(id);
  await emails.renewClaim(first);
  await emails.defer(first, '451 too late');
  await emails.reject(first, '550 too late');
  expect(await rowOf(id)).toEqual({ ...before, wait: expect.any(Number) });
  expect(second).toEqual({ ...first, attempts: 2 });
  await emails.markSent(first, '250 after all');
  expect(await rowOf(id)).toMatchObject({ state: 'sent', smtp_response: '250 after all' });
});
