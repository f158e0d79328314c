import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeliveryEngine } from '@golghar/platform/deliveries';
import type { SendMailOptions, SmtpOutcome } from '@golghar/platform/mail';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';

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
});

afterAll(async () => {
  await worker?.close();
  await tests?.drop();
});

beforeEach(async () => {
  mails.length = 0;
  outcome = { kind: 'sent', answer: '250 OK' };
  await tests.query('TRUNCATE leads.lead, leads.delivery CASCADE');
  // The minute that mails are counted in must not turn while a test still sends them.
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < 5000) await sleep(leftMs);
});

/** Leads with one alert each to the same person, sent as the worker would. */
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
  await tests.query(
    `INSERT INTO leads.delivery (id, kind, subject_id, lead_id, recipient, recipient_name, queued_at, next_attempt_at)
     SELECT gen_random_uuid(), 'alert', id, id, $2, 'Asha', now() + make_interval(secs => n),
       now() - interval '1 hour' + make_interval(secs => n)
     FROM unnest($1::uuid[]) WITH ORDINALITY AS lead (id, n)`,
    [ids, email],
  );
  await worker.get(DeliveryEngine).deliverDue();
  return ids;
}

const ledger = () =>
  tests.query<{ state: string; inDigest: boolean; attempts: number; smtpResponse: string | null }>(
    `SELECT state, group_id IS NOT NULL AS "inDigest", attempts, last_answer AS "smtpResponse" FROM leads.delivery
     WHERE kind = 'alert' ORDER BY 1, 2`,
  );

/** As if the minute were over. */
const nextMinute = () =>
  tests.query(
    `UPDATE leads.delivery SET next_attempt_at = next_attempt_at - interval '20 minutes' WHERE state = 'queued';
     UPDATE leads.delivery SET sent_at = sent_at - interval '2 minutes';
     UPDATE leads.delivery SET dedupe_key = id::text WHERE kind = 'alert_digest'`,
  );

const digest = () => worker.get(DeliveryEngine).deliverDue();

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
    const email = 'asha@golghar.example';
    const digests = () => mails.filter(({ subject }) => subject?.endsWith('enquiries'));
    await sendAlerts(5, undefined, email);
    await nextMinute();
    await digest();
    await sendAlerts(5, undefined, email);
    await sendAlerts(2, undefined, email);
    expect(digests()).toHaveLength(1);
    await nextMinute();
    await digest();
    expect(digests().map(({ subject }) => subject)).toEqual(['2 new enquiries', '4 new enquiries']);
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
    // With the digest of the minute before.
    expect(mails).toHaveLength(13);
  });

  it('are tried again when the mail server defers the digest, and parked when it rejects it', async () => {
    await sendAlerts(5);
    outcome = { kind: 'deferred', answer: '451 later' };
    await nextMinute();
    await digest();
    const queued = { state: 'queued', inDigest: true, attempts: 1, smtpResponse: '451 later' };
    expect((await ledger()).slice(0, 2)).toEqual([queued, queued]);
    outcome = { kind: 'rejected', answer: '550 no', isAboutContent: false };
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
    const email = 'asha@golghar.example';
    await sendAlerts(5, undefined, email);
    await tests.query(
      `UPDATE leads.delivery SET claimed_until = now() + interval '20 seconds', attempts = 1 WHERE kind = 'alert_digest'`,
    );
    const [late] = await sendAlerts(1, undefined, email);
    await tests.query(
      `UPDATE leads.delivery SET next_attempt_at = now() WHERE kind = 'alert_digest' AND claimed_until IS NULL`,
    );
    await digest();
    expect(mails.at(-1)?.subject).toBe('1 new enquiry');
    expect(mails.at(-1)?.text).toContain(late);
    await tests.query(
      `UPDATE leads.delivery SET claimed_until = now() - interval '1 second', next_attempt_at = now() WHERE kind = 'alert_digest'`,
    );
    await digest();
    expect(mails.at(-1)?.subject).toBe('2 new enquiries');
  });

  it('are sent once, however many workers look', async () => {
    await sendAlerts(6);
    await nextMinute();
    await Promise.all([digest(), digest(), digest()]);
    expect(mails).toHaveLength(4);
  });
});
