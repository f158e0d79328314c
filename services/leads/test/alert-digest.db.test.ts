import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome, SendMailOptions } from '@golghar/platform/deliveries';
import { DeliveryEngine } from '@golghar/platform/deliveries';
import { Logger } from '@nestjs/common';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';

for (const level of ['warn', 'error'] as const) jest.spyOn(Logger.prototype, level).mockImplementation();
jest.setTimeout(60_000);

const bait = 'claim your prize';

let tests: TestDatabase;
let worker: Awaited<ReturnType<typeof compileWorker>>;
/** What the mail server says to a mail. */
let answer: (mail: SendMailOptions) => Outcome;
const mails: SendMailOptions[] = [];
/** Those that it took. */
const taken: SendMailOptions[] = [];
const sent: Outcome = { kind: 'sent', answer: '250 OK' };

beforeAll(async () => {
  tests = await makeTestDatabase();
  worker = await compileWorker(tests, {
    env: { ALERTS_PER_MINUTE: '3' },
    send: async (mail) => {
      mails.push(mail);
      const outcome = answer(mail);
      if (outcome.kind === 'sent') taken.push(mail);
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
  taken.length = 0;
  answer = () => sent;
  await tests.query('TRUNCATE leads.lead, leads.delivery CASCADE');
  // The minute that mails are counted in must not turn while a test still sends them.
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < 5000) await sleep(leftMs);
});

/** Leads with one alert each to the same person, in this order. */
async function addAlerts(
  messages: readonly string[],
  email = `asha-${randomUUID()}@golghar.example`,
): Promise<string[]> {
  const ids = messages.map(() => randomUUID());
  await tests.query(
    `INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at)
     SELECT id, 'GD-' || n, 'Visitor ' || n, 'v' || n || '@sweets.example', '+91 98350 0000' || n, 'Patna', 'seo',
       message, now() + make_interval(secs => n), now()
     FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS lead (id, message, n)`,
    [ids, messages],
  );
  await tests.query(
    `INSERT INTO leads.delivery (id, kind, subject_id, lead_id, recipient, recipient_name, queued_at, next_attempt_at)
     SELECT gen_random_uuid(), 'alert', id, id, $2, 'Asha', now() + make_interval(secs => n),
       now() - interval '1 hour' + make_interval(secs => n)
     FROM unnest($1::uuid[]) WITH ORDINALITY AS lead (id, n)`,
    [ids, email],
  );
  return ids;
}

/** The same, sent as the worker would. */
async function sendAlerts(count: number, message = 'We sell khaja.', email?: string): Promise<string[]> {
  const ids = await addAlerts(
    Array.from({ length: count }, (_, index) => `${message} ${index + 1}`),
    email,
  );
  await worker.get(DeliveryEngine).deliverDue();
  return ids;
}

/** The same, of which all wait for a digest that is due; those of the named numbers quote the bait. */
async function addDigest(count: number, baits: readonly number[]): Promise<string[]> {
  const ids = await addAlerts(
    Array.from({ length: count }, (_, index) => (baits.includes(index + 1) ? bait : 'We sell khaja.')),
  );
  const digestId = randomUUID();
  await tests.query(`UPDATE leads.delivery SET group_id = $1`, [digestId]);
  await tests.query(
    `INSERT INTO leads.delivery (id, kind, subject_id, recipient, recipient_name, next_attempt_at)
     VALUES ($1, 'alert_digest', $1, 'asha@golghar.example', 'Asha', now() - interval '1 minute')`,
    [digestId],
  );
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
    answer = () => ({ kind: 'deferred', answer: '451 later' });
    await nextMinute();
    await digest();
    const queued = { state: 'queued', inDigest: true, attempts: 1, smtpResponse: '451 later' };
    expect((await ledger()).slice(0, 2)).toEqual([queued, queued]);
    answer = () => ({ kind: 'rejected', answer: '550 no', isAboutContent: false });
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

describe('a digest with an enquiry that the mail server refuses', () => {
  const states = async () =>
    Object.fromEntries(
      (
        await tests.query<{ state: string; count: number }>(
          `SELECT state, count(*)::int AS count FROM leads.delivery WHERE kind = 'alert' GROUP BY state`,
        )
      ).map(({ state, count }) => [state, count]),
    );

  const refuse = (words: string) => {
    answer = ({ text }) =>
      String(text).includes(words)
        ? { kind: 'rejected', answer: '550 message looks like spam', isAboutContent: true }
        : sent;
  };

  it('tells of all others, and of that one without its words', async () => {
    const ids = await addDigest(68, [41]);
    refuse(bait);
    await digest();
    expect(await states()).toEqual({ sent: 68 });
    for (const id of ids) expect(taken.filter(({ text }) => String(text).includes(id))).toHaveLength(1);
    const alone = taken.filter(({ subject }) => subject === 'One enquiry could not be quoted; open it');
    expect(alone).toHaveLength(1);
    for (const words of [ids[40], 'GD-41']) expect(alone[0]?.text).toContain(words);
    for (const body of [alone[0]?.text, alone[0]?.html])
      for (const words of [bait, 'Visitor', 'v41@', '98350', 'Patna']) expect(body).not.toContain(words);
    expect(mails.length).toBeLessThan(20);
  });

  it('parks that one alone when it is refused without its words, too', async () => {
    await addDigest(5, [2]);
    refuse('GD-2');
    await digest();
    expect(await states()).toEqual({ sent: 4, failed: 1 });
  });

  it('is parked at once where the recipient is refused, and does not knock once for each', async () => {
    await addDigest(20, []);
    answer = () => ({ kind: 'rejected', answer: '550 no such mailbox', isAboutContent: false });
    await digest();
    expect(mails).toHaveLength(1);
    expect(await states()).toEqual({ failed: 20 });
  });

  it('leaves the rest to a later digest when the server refuses everything', async () => {
    await addDigest(150, []);
    refuse('');
    await digest();
    expect(mails.length).toBeLessThan(130);
    const { queued, failed } = await states();
    expect(Number(queued) + Number(failed)).toBe(150);
    expect(queued).toBeGreaterThan(80);
  });
});
