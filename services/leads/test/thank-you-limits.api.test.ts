import type { SubmissionDetail } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { RetentionJob } from '../src/operations/retention.job';
import { useWorker } from './leads-client';

jest.setTimeout(60_000);

const leads = useService('leads');
const worker = useWorker(leads, { env: { THANK_YOU_MAILS_PER_DAY_IN_ALL: '75' } });

const amit = leads.member('sales_executive', 'Amit Raj');
let number = 0;

beforeEach(async () => {
  await leads.database.query('DELETE FROM leads.delivery');
  await leads.database.query('DELETE FROM leads.lead');
});

/** An enquiry in the name of a stranger, from an address. */
const enquire = async (from: string, domain?: string): Promise<string> => {
  number += 1;
  const email = `stranger${number}@${domain ?? `shop${number}.example`}`;
  const { body } = await leads.request
    .post('/api/contact')
    .set('x-forwarded-for', from)
    .send(makeEnquiry({ email }))
    .expect(201);
  return body.id;
};

/** What each sender gets, in the order of the enquiries: a mail, or what one more would have been too many of. */
const outcomes = async (ids: readonly string[]) => {
  while ((await worker.relay()).length > 0);
  await worker.owed('thank_you');
  const found = [];
  for (const id of ids) {
    const { body } = await amit.request.get(`/api/admin/submissions/${id}`).expect(200);
    const { state, limitedBy }: NonNullable<SubmissionDetail['thankYou']> = body.submission.thankYou;
    found.push(state === 'limited' ? limitedBy : state);
  }
  return found;
};

/** Thanks that went out before, as many and as long ago as it takes. */
const thankBefore = (count: number, ago: string, domain = 'shop.example') =>
  leads.database.query(
    `WITH lead AS (
       INSERT INTO leads.lead (id, reference, name, email, phone, service, message, submitted_at, updated_at)
       SELECT gen_random_uuid(), 'GD-' || n, 'A', 'a' || n || '@' || $3, '1', 'seo', 'm', now(), now()
       FROM generate_series(1, $1::int) AS n RETURNING id, email)
     INSERT INTO leads.delivery (id, kind, subject_id, lead_id, payload, queued_at)
     SELECT gen_random_uuid(), 'thank_you', id, id, jsonb_build_object('mailbox', encode(sha256(email::bytea), 'hex'),
       'domain', encode(sha256(split_part(email, '@', 2)::bytea), 'hex')), now() - $2::interval FROM lead`,
    [count, ago, domain],
  );

const repeat = <T>(count: number, value: T): T[] => Array(count).fill(value);

it('strangers are not thanked in numbers for what one sender writes, and the lead says why', async () => {
  const ids = [];
  for (let n = 0; n < 23; n += 1) ids.push(await enquire('203.0.113.7'));
  const other = await enquire('203.0.113.8');
  expect(await outcomes([...ids, other])).toEqual([
    ...repeat(10, 'queued'),
    ...repeat(13, 'network'),
    'queued',
  ]);
});

it('all addresses of one subscriber of IPv6 are one sender', async () => {
  const ids = [];
  for (let n = 1; n <= 11; n += 1) ids.push(await enquire(`2001:db8:1:2::${n}`));
  expect(await outcomes(ids)).toEqual([...repeat(10, 'queued'), 'network']);
});

it('a domain gets sixty an hour, and then again', async () => {
  await thankBefore(60, '30 minutes', 'mail.example');
  const late = await enquire('198.51.100.1', 'MAIL.example');
  const elsewhere = await enquire('198.51.100.2');
  expect(await outcomes([late, elsewhere])).toEqual(['domain', 'queued']);
  await leads.database.query(`UPDATE leads.delivery SET queued_at = queued_at - interval '31 minutes'`);
  const [again] = await outcomes([await enquire('198.51.100.3', 'mail.example')]);
  expect(again).toBe('queued');
});

it('a day brings no more than the setting says', async () => {
  await thankBefore(40, '2 hours', 'one.example');
  await thankBefore(35, '3 hours', 'other.example');
  expect(await outcomes([await enquire('198.51.100.1')])).toEqual(['day']);
  await leads.database.query(`UPDATE leads.delivery SET queued_at = queued_at - interval '22 hours'`);
  expect(await outcomes([await enquire('198.51.100.1')])).toEqual(['queued']);
});

it('no address is stored, and its hash for a day', async () => {
  const id = await enquire('203.0.113.77');
  const networks = () =>
    leads.database.query<{ network: string | null; text: string }>(
      `SELECT payload->>'network' AS network, row_to_json(delivery)::text || row_to_json(lead)::text AS text
       FROM leads.delivery JOIN leads.lead ON lead.id = lead_id WHERE lead_id = $1 AND kind = 'thank_you'`,
      [id],
    );
  await outcomes([id]);
  const [kept] = await networks();
  expect(kept?.network).toHaveLength(64);
  expect(kept?.text).not.toContain('203.0.113.77');
  await worker.get(RetentionJob).run(new AbortController().signal);
  expect((await networks())[0]?.network).toHaveLength(64);
  await leads.database.query(`UPDATE leads.delivery SET queued_at = now() - interval '25 hours'`);
  await worker.get(RetentionJob).run(new AbortController().signal);
  expect((await networks())[0]?.network).toBeNull();
});
