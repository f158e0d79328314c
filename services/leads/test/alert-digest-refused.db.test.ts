import { randomUUID } from 'node:crypto';
import { DeliveryEngine } from '@golghar/platform/deliveries';
import { MailServer } from '@golghar/platform/mail';
import { Logger } from '@nestjs/common';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { ScriptedMailServer } from '../../../infra/test/support/smtp-script';

jest.setTimeout(60_000);

const mail = new ScriptedMailServer();
const bait = 'claim your prize';

let tests: TestDatabase;
let worker: Awaited<ReturnType<typeof compileWorker>>;

beforeAll(async () => {
  for (const level of ['warn', 'error'] as const) jest.spyOn(Logger.prototype, level).mockImplementation();
  await mail.open();
  tests = await makeTestDatabase();
  const server = new MailServer({
    SMTP_URL: mail.url,
    MAIL_FROM: { name: '', address: 'hello@golghar.example' },
  });
  worker = await compileWorker(tests, { send: (email) => server.send(email) });
});

afterAll(async () => {
  await worker?.close();
  await tests?.drop();
  await mail.close();
});

beforeEach(async () => {
  mail.received.length = 0;
  mail.attempts = 0;
  mail.behaviour = {};
  await tests.query('TRUNCATE leads.lead, leads.delivery CASCADE');
});

/** Alerts to one person that wait for the next digest; those of the named numbers quote the bait. */
async function owe(count: number, baits: readonly number[]): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const digestId = randomUUID();
  await tests.query(
    `INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at)
     SELECT id, 'GD-' || n, 'Visitor ' || n, 'v' || n || '@sweets.example', '+91 98350 00000', 'Patna', 'seo',
       CASE WHEN n = ANY($2) THEN $3 ELSE 'We sell khaja.' END, now(), now()
     FROM unnest($1::uuid[]) WITH ORDINALITY AS lead (id, n)`,
    [ids, baits, bait],
  );
  await tests.query(
    `INSERT INTO leads.delivery (id, kind, subject_id, lead_id, recipient, recipient_name, group_id, queued_at)
     SELECT gen_random_uuid(), 'alert', id, id, 'asha@golghar.example', 'Asha', $2::uuid, now() + make_interval(secs => n::int)
     FROM unnest($1::uuid[]) WITH ORDINALITY AS lead (id, n)`,
    [ids, digestId],
  );
  await tests.query(
    `INSERT INTO leads.delivery (id, kind, subject_id, recipient, recipient_name, next_attempt_at)
     VALUES ($1, 'alert_digest', $1, 'asha@golghar.example', 'Asha', now() - interval '1 minute')`,
    [digestId],
  );
  return ids;
}

const states = async () =>
  Object.fromEntries(
    (
      await tests.query<{ state: string; count: number }>(
        `SELECT state, count(*)::int AS count FROM leads.delivery WHERE kind = 'alert' GROUP BY state`,
      )
    ).map(({ state, count }) => [state, count]),
  );

const digest = () => worker.get(DeliveryEngine).deliverDue();
const quoted = () => mail.received.map(({ text }) => text.replaceAll('=\r\n', ''));

it('tells of all but the enquiry that is refused, and of that one without its words', async () => {
  const ids = await owe(68, [41]);
  mail.behaviour = { refuseWords: bait };
  await digest();
  expect(await states()).toEqual({ sent: 68 });
  const texts = quoted();
  for (const id of ids) expect(texts.filter((text) => text.includes(id))).toHaveLength(1);
  const alone = mail.received.filter(({ subject }) => subject === 'One enquiry could not be quoted; open it');
  expect(alone).toHaveLength(1);
  const [text = ''] = alone.map((email) => email.text.replaceAll('=\r\n', ''));
  expect(text).toContain(ids[40]);
  expect(text).toContain('GD-41');
  for (const words of [bait, 'Visitor', 'v41@', '98350', 'Patna']) expect(text).not.toContain(words);
  expect(mail.attempts).toBeLessThan(20);
});

it('parks the one alone when it is refused without its words, too', async () => {
  await owe(5, [2]);
  mail.behaviour = { refuseWords: 'GD-2' };
  await digest();
  expect(await states()).toEqual({ sent: 4, failed: 1 });
});

it('parks all at once where the recipient is refused, and does not knock once for each', async () => {
  await owe(20, []);
  mail.behaviour = { refuse: { code: 550, text: 'no such mailbox' } };
  await digest();
  expect(mail.attempts).toBe(1);
  expect(await states()).toEqual({ failed: 20 });
});

it('leaves the rest to a later digest when the server refuses everything', async () => {
  await owe(150, []);
  mail.behaviour = { refuseWords: 'Golghar' };
  await digest();
  expect(mail.attempts).toBeLessThan(130);
  const { queued, failed } = await states();
  expect(Number(queued) + Number(failed)).toBe(150);
  expect(queued).toBeGreaterThan(80);
});
