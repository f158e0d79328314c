import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { useDatabase } from '../../../infra/test/api/test-database';
import { sent, useWorker } from './leads-client';

for (const level of ['warn', 'error'] as const)
  vi.spyOn(Logger.prototype, level).mockImplementation(() => undefined);
vi.setConfig({ testTimeout: 60_000 });

const bait = 'claim your prize';

const tests = useDatabase();
const { mailServer, deliver } = useWorker(tests, { ALERTS_PER_MINUTE: '3' });
const { mails } = mailServer;

beforeEach(async () => {
  mails.length = 0;
  mailServer.answer = () => sent;
  await query('TRUNCATE leads.lead, leads.delivery CASCADE');
  // The minute that mails are counted in must not turn while a test still sends them.
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < 5000) await sleep(leftMs);
});

const query = <Row>(sql: string, values?: unknown[]) => tests.database.query<Row>(sql, values);

/** Leads with one alert each to the same person, in this order. */
async function addAlerts(
  messages: readonly string[],
  email = `asha-${randomUUID()}@golghar.example`,
): Promise<string[]> {
  const ids = messages.map(() => randomUUID());
  await query(
    `INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at)
     SELECT id, 'GD-' || n, 'Visitor ' || n, 'v' || n || '@sweets.example', '+91 98350 0000' || n, 'Patna', 'seo',
       message, now() + make_interval(secs => n), now()
     FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS lead (id, message, n)`,
    [ids, messages],
  );
  await query(
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
  await deliver();
  return ids;
}

/** The same, of which all wait for a digest that is due; those of the named numbers quote the bait. */
async function addDigest(count: number, baits: readonly number[]): Promise<string[]> {
  const ids = await addAlerts(
    Array.from({ length: count }, (_, index) => (baits.includes(index + 1) ? bait : 'We sell khaja.')),
  );
  const digestId = randomUUID();
  await query(`UPDATE leads.delivery SET group_id = $1`, [digestId]);
  await query(
    `INSERT INTO leads.delivery (id, kind, subject_id, recipient, recipient_name, next_attempt_at)
     VALUES ($1, 'alert_digest', $1, 'asha@golghar.example', 'Asha', now() - interval '1 minute')`,
    [digestId],
  );
  return ids;
}

const ledger = () =>
  query<{ state: string; inDigest: boolean; attempts: number; smtpResponse: string | null }>(
    `SELECT state, group_id IS NOT NULL AS "inDigest", attempts, last_answer AS "smtpResponse" FROM leads.delivery
     WHERE kind = 'alert' ORDER BY 1, 2`,
  );

/** As if the minute were over. */
const nextMinute = () =>
  query(
    `UPDATE leads.delivery SET next_attempt_at = next_attempt_at - interval '20 minutes' WHERE state = 'queued';
     UPDATE leads.delivery SET sent_at = sent_at - interval '2 minutes';
     UPDATE leads.delivery SET dedupe_key = id::text WHERE kind = 'alert_digest'`,
  );

it('more alerts for one person than a minute may bring come as one digest with every lead, and each keeps its row', async () => {
  const ids = await sendAlerts(10);
  expect(mails).toHaveLength(3);
  await deliver();
  expect(mails).toHaveLength(3);
  await nextMinute();
  await deliver();
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

it('more alerts for one person than a minute may bring come one digest a minute', async () => {
  const email = 'asha@golghar.example';
  const digests = () => mails.filter(({ subject }) => subject?.endsWith('enquiries'));
  await sendAlerts(5, undefined, email);
  await nextMinute();
  await deliver();
  await sendAlerts(5, undefined, email);
  await sendAlerts(2, undefined, email);
  expect(digests()).toHaveLength(1);
  await nextMinute();
  await deliver();
  expect(digests().map(({ subject }) => subject)).toEqual(['2 new enquiries', '4 new enquiries']);
});

it('more alerts for one person than a minute may bring are counted for each person alone, and anew each minute', async () => {
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

it('more alerts for one person than a minute may bring are tried again when the mail server defers the digest, and parked when it rejects it', async () => {
  await sendAlerts(5);
  mailServer.answer = () => ({ kind: 'deferred', answer: '451 later' });
  await nextMinute();
  await deliver();
  const queued = { state: 'queued', inDigest: true, attempts: 1, smtpResponse: '451 later' };
  expect((await ledger()).slice(0, 2)).toEqual([queued, queued]);
  mailServer.answer = () => ({ kind: 'rejected', answer: '550 no', isAboutContent: false });
  await nextMinute();
  await deliver();
  const failed = { state: 'failed', inDigest: true, attempts: 2, smtpResponse: '550 no' };
  expect((await ledger()).slice(0, 2)).toEqual([failed, failed]);
});

it('more alerts for one person than a minute may bring are split over several digests when they are long', async () => {
  await sendAlerts(8, 'x'.repeat(900_000));
  const sizes: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await nextMinute();
    await deliver();
    sizes.push(Number(/^\d+/.exec(mails.at(-1)?.subject ?? '')));
  }
  expect(sizes).toEqual([2, 2, 1]);
});

it('more alerts for one person than a minute may bring are in no second digest while the first is on its way', async () => {
  const email = 'asha@golghar.example';
  await sendAlerts(5, undefined, email);
  await query(
    `UPDATE leads.delivery SET claimed_until = now() + interval '20 seconds', attempts = 1 WHERE kind = 'alert_digest'`,
  );
  const [late] = await sendAlerts(1, undefined, email);
  await query(
    `UPDATE leads.delivery SET next_attempt_at = now() WHERE kind = 'alert_digest' AND claimed_until IS NULL`,
  );
  await deliver();
  expect(mails.at(-1)?.subject).toBe('1 new enquiry');
  expect(mails.at(-1)?.text).toContain(late);
  await query(
    `UPDATE leads.delivery SET claimed_until = now() - interval '1 second', next_attempt_at = now() WHERE kind = 'alert_digest'`,
  );
  await deliver();
  expect(mails.at(-1)?.subject).toBe('2 new enquiries');
});

const states = async () => {
  const [row] = await query<{ counts: Record<string, number> }>(
    `SELECT json_object_agg(state, count) AS counts FROM (
       SELECT state, count(*)::int FROM leads.delivery WHERE kind = 'alert' GROUP BY state) AS counted`,
  );
  return row?.counts ?? {};
};

const refuse = (words: string) => {
  mailServer.answer = ({ text }) =>
    String(text).includes(words)
      ? { kind: 'rejected', answer: '550 message looks like spam', isAboutContent: true }
      : sent;
};

it('a digest with an enquiry that the mail server refuses tells of all others, and of that one without its words', async () => {
  const ids = await addDigest(68, [41]);
  refuse(bait);
  await deliver();
  expect(await states()).toEqual({ sent: 68 });
  const taken = mails.filter(({ text }) => !String(text).includes(bait));
  for (const id of ids) expect(taken.filter(({ text }) => String(text).includes(id))).toHaveLength(1);
  const alone = taken.filter(({ subject }) => subject === 'One enquiry could not be quoted; open it');
  expect(alone).toHaveLength(1);
  for (const words of [ids[40], 'GD-41']) expect(alone[0]?.text).toContain(words);
  for (const body of [alone[0]?.text, alone[0]?.html])
    for (const words of [bait, 'Visitor', 'v41@', '98350', 'Patna']) expect(body).not.toContain(words);
  expect(mails.length).toBeLessThan(20);
});

it('a digest with an enquiry that the mail server refuses parks that one alone when it is refused without its words, too', async () => {
  await addDigest(5, [2]);
  refuse('GD-2');
  await deliver();
  expect(await states()).toEqual({ sent: 4, failed: 1 });
});

it('a digest with an enquiry that the mail server refuses is parked at once where the recipient is refused, and does not knock once for each', async () => {
  await addDigest(20, []);
  mailServer.answer = () => ({ kind: 'rejected', answer: '550 no such mailbox', isAboutContent: false });
  await deliver();
  expect(mails).toHaveLength(1);
  expect(await states()).toEqual({ failed: 20 });
});

it('a digest with an enquiry that the mail server refuses leaves the rest to a later digest when the server refuses everything', async () => {
  await addDigest(150, []);
  refuse('');
  await deliver();
  expect(mails.length).toBeLessThan(130);
  const { queued, failed } = await states();
  expect(Number(queued) + Number(failed)).toBe(150);
  expect(queued).toBeGreaterThan(80);
});
