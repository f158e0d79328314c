import { randomUUID } from 'node:crypto';
import type { SendMailOptions, SmtpOutcome } from '@golghar/platform/mail';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import type { AlertJob } from '../src/delivery/alerts/alert-job';
import { AlertSender } from '../src/delivery/alerts/alert-sender';

jest.setTimeout(60_000);

let tests: TestDatabase;
let worker: Awaited<ReturnType<typeof compileWorker>>;
let outcome: SmtpOutcome;
const mails: SendMailOptions[] = [];

beforeAll(async () => {
  tests = await makeTestDatabase();
  worker = await compileWorker(tests, {
    env: { ALERTS_PER_MINUTE: '3' },
    send: async (mail) => {
      mails.push(mail);
      return outcome;
    },
  });
  await holdMinute();
});

afterAll(async () => {
  await worker?.close();
  await tests?.drop();
});

beforeEach(async () => {
  mails.length = 0;
  outcome = { kind: 'sent', smtpResponse: '250 OK' };
  await tests.query('TRUNCATE leads.lead, leads.alert, leads.alert_rate CASCADE');
});

/** Keeps the minute that mails are counted in: on a busy machine it would turn while a test still sends them. */
const holdMinute = () =>
  tests.query(`
    CREATE FUNCTION leads.hold_minute() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.minute := timestamptz '2026-11-16 10:00Z'; RETURN NEW; END $$;
    CREATE TRIGGER hold_minute BEFORE INSERT ON leads.alert_rate
      FOR EACH ROW EXECUTE FUNCTION leads.hold_minute()`);

/** Leads with one alert each to the same person, sent one by one as the queue would. */
async function sendAlerts(
  count: number,
  message = 'We sell khaja.',
  email = `asha-${randomUUID()}@golghar.example`,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await tests.query(
    `INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at)
     SELECT id, 'GD-' || n, 'Visitor ' || n, 'v' || n || '@sweets.example', '+91 98350 0000' || n, 'Patna', 'seo',
       $2 || ' ' || n, now() + make_interval(secs => n), now() FROM unnest($1::uuid[]) WITH ORDINALITY AS lead (id, n)`,
    [ids, message],
  );
  const jobs: AlertJob[] = await tests.query(
    `INSERT INTO leads.alert (id, lead_id, recipient, recipient_name)
     SELECT gen_random_uuid(), id, $2, 'Asha' FROM unnest($1::uuid[]) AS lead (id)
     RETURNING id AS "alertId", generation`,
    [ids, email],
  );
  for (const job of jobs) await worker.get(AlertSender).send(job);
  return ids;
}

const ledger = () =>
  tests.query<{ state: string; inDigest: boolean; attempts: number; smtpResponse: string | null }>(
    `SELECT state, in_digest AS "inDigest", attempts, smtp_response AS "smtpResponse" FROM leads.alert ORDER BY state, in_digest`,
  );

/** As if the minute were over. */
const nextMinute = () =>
  tests.query(
    `UPDATE leads.alert SET next_attempt_at = next_attempt_at - interval '20 minutes' WHERE state = 'queued';
     UPDATE leads.alert_rate SET minute = minute - interval '2 minutes', digest_at = digest_at - interval '2 minutes'`,
  );

const digest = () => worker.get(AlertSender).sendDigests();

describe('more alerts for one person than a minute may bring', () => {
  it('come as one digest with every lead, and each keeps its row', async () => {
    const ids = await sendAlerts(10);
    expect(mails).toHaveLength(3);
    await digest();
    expect(mails).toHaveLength(3);
    await nextMinute();
    await digest();
    expect(mails).toHaveLength(4);
    const [mail] = mails.slice(-1);
    expect(mail?.subject).toBe('7 new enquiries');
    for (const body of [mail?.text, mail?.html])
      for (const [index, id] of ids.entries()) {
        const n = index + 1;
        if (index < 3) expect(body).not.toContain(id);
        else
          for (const part of [
            id,
            `Visitor ${n}`,
            `v${n}@sweets.example`,
            `GD-${n}`,
            'SEO',
            'Patna',
            `We sell khaja. ${n}`,
          ])
            expect(body).toContain(part);
      }
    expect(await ledger()).toEqual([
      ...Array(3).fill({ state: 'sent', inDigest: false, attempts: 1, smtpResponse: '250 OK' }),
      ...Array(7).fill({ state: 'sent', inDigest: true, attempts: 1, smtpResponse: '250 OK' }),
    ]);
  });

  it('come one digest a minute', async () => {
    await sendAlerts(5);
    await nextMinute();
    await digest();
    await tests.query(`UPDATE leads.alert SET state = 'queued', next_attempt_at = now() WHERE in_digest`);
    await digest();
    expect(mails.filter(({ subject }) => subject?.endsWith('enquiries'))).toHaveLength(1);
    await nextMinute();
    await digest();
    expect(mails.filter(({ subject }) => subject?.endsWith('enquiries'))).toHaveLength(2);
  });

  it('are counted for each person alone, and anew each minute', async () => {
    await sendAlerts(3);
    await sendAlerts(3);
    expect(mails).toHaveLength(6);
    const email = 'asha@golghar.example';
    await sendAlerts(4, undefined, email);
    expect(mails).toHaveLength(9);
    await nextMinute();
    await sendAlerts(4, undefined, email);
    expect(mails).toHaveLength(12);
  });

  it('are tried again when the mail server defers the digest, and parked when it rejects it', async () => {
    await sendAlerts(5);
    outcome = { kind: 'deferred', smtpResponse: '451 later' };
    await nextMinute();
    await digest();
    const queued = { state: 'queued', inDigest: true, attempts: 1, smtpResponse: '451 later' };
    expect((await ledger()).slice(0, 2)).toEqual([queued, queued]);
    outcome = { kind: 'rejected', smtpResponse: '550 no', isAboutContent: false };
    await nextMinute();
    await digest();
    const failed = { state: 'failed', inDigest: true, attempts: 2, smtpResponse: '550 no' };
    expect((await ledger()).slice(0, 2)).toEqual([failed, failed]);
  });

  it('are split over several digests when they are long', async () => {
    await sendAlerts(8, 'x'.repeat(900_000));
    const sizes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await nextMinute();
      await digest();
      sizes.push(Number(/^\d+/.exec(mails.at(-1)?.subject ?? '')));
    }
    expect(sizes).toEqual([2, 2, 1]);
  });

  it('are in no second digest while the first is on its way', async () => {
    const ids = await sendAlerts(6);
    await nextMinute();
    const onTheirWay = ids.slice(3, 5);
    await tests.query(
      `UPDATE leads.alert SET claimed_until = now() + interval '20 seconds' WHERE lead_id = ANY($1::uuid[])`,
      [onTheirWay],
    );
    await digest();
    expect(mails.at(-1)?.subject).toBe('1 new enquiry');
    expect(mails.at(-1)?.text).toContain(ids[5]);
  });

  it('are sent once, however many workers look', async () => {
    await sendAlerts(6);
    await nextMinute();
    await Promise.all([digest(), digest(), digest()]);
    expect(mails).toHaveLength(4);
  });
});
