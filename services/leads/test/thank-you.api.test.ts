import { seedToken } from '../../../infra/test/api/services';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { retentionJob } from '../src/operations/retention.job';
import { useLeads, useWorker } from './leads-client';

vi.setConfig({ testTimeout: 60_000 });

const leads = useLeads();
const worker = useWorker(leads, { THANK_YOU_MAILS_PER_DAY_IN_ALL: '75' });

const admin = leads.member('admin', 'Meera Sinha');
const amit = leads.member('sales_executive', 'Amit Raj');

beforeEach(async () => {
  await leads.sql`DELETE FROM leads.delivery`;
  await leads.sql`DELETE FROM leads.lead`;
});

const spam = {
  message: 'We can rank your website with our backlinks, guest posts: https://a.example https://b.example',
};

/** Sends an enquiry, which the worker then takes. */
const enquire = async (changes: object = {}, query: object = {}, headers: Record<string, string> = {}) => {
  const { body } = await leads.request
    .post('/api/contact')
    .query(query)
    .set(headers)
    .send(makeEnquiry({ name: 'Asha Kumari', ...changes }))
    .expect(201);
  await worker.arrive();
  return body as { id: string; reference: string };
};

const queued = () => leads.sql`SELECT subject_id AS "subjectId" FROM leads.delivery WHERE kind = 'thank_you'`;

/** What the senders get. */
const mails = () => worker.emails('thank_you');

const promise = (id: string, dueAt: string) =>
  leads.sql`UPDATE leads.lead SET due_at = ${dueAt} WHERE id = ${id}`;

const thankYouOf = async (id: string) => (await amit.detail(id)).thankYou;

it('who sends an enquiry is thanked from the agency with the exact time, and an answer goes to who works it', async () => {
  const words = { message: 'Your bank account is blocked.', phone: '+91 98350 55555', city: 'Blocktown' };
  const { id, reference } = await enquire(words);
  await amit.change(id, { ownerId: amit.id });
  await promise(id, '2035-11-26T06:10:00Z');
  const [mail] = await mails();
  expect(mail).toMatchObject({
    to: { name: 'Asha Kumari', address: 'asha@sweets.example' },
    replyTo: { name: 'Amit Raj', address: amit.email },
    references: [expect.stringMatching(new RegExp(`^<lead-${id}@.+>$`))],
    subject: `Golghar: your enquiry ${reference} is with us`,
  });
  for (const body of [String(mail?.text), String(mail?.html)])
    for (const words of [
      'Hello Asha Kumari,',
      'We call you by Monday 26 November, 11:40.',
      `Your reference is ${reference}: say it when you call or write.`,
      'You need: SEO',
      '+91 612 000 0000',
      'https://wa.me/916120000000?text=',
    ])
      expect(body).toContain(words);
  // Nothing of a stranger's but what looks like a name goes to whoever they please.
  for (const word of Object.values(words))
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain(word);
  expect(String(mail?.text).match(/https?:/g)).toHaveLength(1);
  expect(await thankYouOf(id)).toMatchObject({ state: 'queued', smtpResponse: null });
});

it('who sends an enquiry is greeted by no name where something else was written there', async () => {
  await enquire({ name: 'You won 5000 rupees' });
  const [mail] = await mails();
  expect(mail?.text).toMatch(/^Hello,\n/);
  expect(mail?.to).toEqual({ name: '', address: 'asha@sweets.example' });
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('5000');
});

it('who sends an enquiry reads Hindi after writing on a page in Hindi', async () => {
  const { id, reference } = await enquire({ name: 'आशा कुमारी' }, { language: 'hi' });
  await promise(id, '2035-11-26T06:10:00Z');
  const [mail] = await mails();
  expect(mail?.subject).toBe(`Golghar: आपका संदेश ${reference} हमें मिल गया`);
  expect(mail?.text).toContain('नमस्ते आशा कुमारी,');
  expect(mail?.text).toContain('हम आपको सोमवार, 26 नवंबर को सुबह 11:40 बजे तक फ़ोन करेंगे।');
  expect(mail?.html).toContain('<html lang="hi">');
});

it('who sends an enquiry reads no time that is over', async () => {
  const { id } = await enquire();
  await promise(id, '2020-11-26T06:10:00Z');
  expect((await mails())[0]?.text).toContain('we will call you as soon as we can.');
});

it.each([
  ['was called', (id: string) => amit.contact(id)],
  ['was closed', (id: string) => amit.change(id, { status: 'lost' })],
  ['was deleted', (id: string) => admin.remove(id)],
])('who sends an enquiry is not thanked any more when the lead %s', async (_, work) => {
  const { id } = await enquire();
  await work(id);
  expect(await mails()).toEqual([undefined]);
});

it('who sends an enquiry is thanked twice a day at most, however the address is written, and staff read why not', async () => {
  const sent = [];
  for (const email of ['asha@sweets.example', 'Asha+shop@sweets.example', 'ASHA+2@sweets.example'])
    sent.push(await enquire({ email }));
  // Dots mean something to most providers.
  await enquire({ email: 'a.sha@sweets.example' });
  const addresses = async () => (await mails()).map((mail) => (mail?.to as { address: string })?.address);
  expect(await addresses()).toEqual([
    'asha@sweets.example',
    'Asha+shop@sweets.example',
    undefined,
    'a.sha@sweets.example',
  ]);
  // Asked again, as after a mail server's "later", it is the same.
  expect((await addresses()).map(Boolean)).toEqual([true, true, false, true]);
  expect(await thankYouOf(sent[2]?.id ?? '')).toMatchObject({ state: 'limited', limitedBy: 'mailbox' });
  await leads.sql`UPDATE leads.delivery SET queued_at = now() - interval '25 hours'`;
  await enquire({ email: 'asha@sweets.example' });
  expect((await addresses()).at(-1)).toBe('asha@sweets.example');
});

it('who sends an enquiry with a wrong address troubles nobody: it stands on the lead alone', async () => {
  const { id } = await enquire();
  await leads.sql`UPDATE leads.delivery SET state = 'failed', last_answer = '550 no such user'
    WHERE kind = 'thank_you'`;
  expect(await thankYouOf(id)).toMatchObject({ state: 'failed', smtpResponse: '550 no such user' });
  const { alerts } = await admin.read('/api/admin/operations');
  expect(alerts).toMatchObject({ deferred: 0, parked: 0 });
});

it('nobody is thanked for what looks like spam, until somebody says that it is not, and then once', async () => {
  const { id } = await enquire(spam);
  expect(await queued()).toEqual([]);
  await amit.mark(id, 'not-spam');
  expect(await queued()).toMatchObject([{ subjectId: id }]);
  await amit.mark(id, 'spam');
  await amit.mark(id, 'not-spam');
  expect(await queued()).toHaveLength(1);
  expect(await mails()).toMatchObject([{ to: { address: 'asha@sweets.example' } }]);
});

it('nobody is thanked for a demonstration, or what came longer than a week ago', async () => {
  const at = (days: number) => ({
    'x-seed-token': seedToken,
    'x-seed-submitted-at': new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  await enquire({}, {}, at(1));
  const { id } = await enquire(spam);
  await leads.sql`UPDATE leads.lead SET submitted_at = now() - interval '8 days'`;
  await amit.mark(id, 'not-spam');
  expect(await queued()).toEqual([]);
  expect(await thankYouOf(id)).toBeNull();
});

it('nobody is thanked while admins want it so', async () => {
  expect((await admin.configure({ thankYouMail: false })).body.thankYouMail).toBe(false);
  await enquire();
  expect(await queued()).toEqual([]);
  await admin.configure({ thankYouMail: true });
  await enquire();
  expect(await queued()).toHaveLength(1);
});

let strangers = 0;

/** An enquiry in the name of a stranger, from an address. */
const enquireFrom = async (from: string, domain?: string): Promise<string> => {
  strangers += 1;
  const email = `stranger${strangers}@${domain ?? `shop${strangers}.example`}`;
  return (await enquire({ email }, {}, { 'x-forwarded-for': from })).id;
};

/** What each sender gets, in the order of the enquiries: a mail, or what one more would have been too many of. */
const outcomes = async (ids: readonly string[]) => {
  await mails();
  const found = [];
  for (const id of ids) {
    const thankYou = await thankYouOf(id);
    found.push(thankYou?.limitedBy ?? thankYou?.state);
  }
  return found;
};

/** Thanks that went out before, as many and as long ago as it takes. */
const thankBefore = (count: number, ago: string, domain = 'shop.example') =>
  leads.sql`WITH lead AS (
       INSERT INTO leads.lead (id, reference, name, email, phone, service, message, submitted_at, updated_at)
       SELECT gen_random_uuid(), 'GD-' || n, 'A', 'a' || n || '@' || ${domain}, '1', 'seo', 'm', now(), now()
       FROM generate_series(1, ${count}::int) AS n RETURNING id, email)
     INSERT INTO leads.delivery (id, kind, subject_id, lead_id, payload, queued_at)
     SELECT gen_random_uuid(), 'thank_you', id, id, jsonb_build_object('mailbox', encode(sha256(email::bytea), 'hex'),
       'domain', encode(sha256(split_part(email, '@', 2)::bytea), 'hex')), now() - ${ago}::interval FROM lead`;

it('strangers are not thanked in numbers for what one sender writes, and the lead says why', async () => {
  const ids = [];
  for (let n = 0; n < 23; n += 1) ids.push(await enquireFrom('203.0.113.7'));
  const other = await enquireFrom('203.0.113.8');
  expect(await outcomes([...ids, other])).toEqual([
    ...Array(10).fill('queued'),
    ...Array(13).fill('network'),
    'queued',
  ]);
});

it('all addresses of one subscriber of IPv6 are one sender', async () => {
  const ids = [];
  for (let n = 1; n <= 11; n += 1) ids.push(await enquireFrom(`2001:db8:1:2::${n}`));
  expect(await outcomes(ids)).toEqual([...Array(10).fill('queued'), 'network']);
});

it('a domain gets sixty an hour, and then again', async () => {
  await thankBefore(60, '30 minutes', 'mail.example');
  const late = await enquireFrom('198.51.100.1', 'MAIL.example');
  const elsewhere = await enquireFrom('198.51.100.2');
  expect(await outcomes([late, elsewhere])).toEqual(['domain', 'queued']);
  await leads.sql`UPDATE leads.delivery SET queued_at = queued_at - interval '31 minutes'`;
  const [again] = await outcomes([await enquireFrom('198.51.100.3', 'mail.example')]);
  expect(again).toBe('queued');
});

it('a day brings no more than the setting says', async () => {
  await thankBefore(40, '2 hours', 'one.example');
  await thankBefore(35, '3 hours', 'other.example');
  expect(await outcomes([await enquireFrom('198.51.100.1')])).toEqual(['day']);
  await leads.sql`UPDATE leads.delivery SET queued_at = queued_at - interval '22 hours'`;
  expect(await outcomes([await enquireFrom('198.51.100.1')])).toEqual(['queued']);
});

it('no address is stored, and its hash for a day', async () => {
  const id = await enquireFrom('203.0.113.77');
  const networks = () =>
    leads.sql<{ network: string | null; text: string }>`
      SELECT payload->>'network' AS network, row_to_json(delivery)::text || row_to_json(lead)::text AS text
       FROM leads.delivery JOIN leads.lead ON lead.id = lead_id WHERE lead_id = ${id} AND kind = 'thank_you'`;
  await outcomes([id]);
  const [kept] = await networks();
  expect(kept?.network).toHaveLength(64);
  expect(kept?.text).not.toContain('203.0.113.77');
  await worker.run(retentionJob);
  expect((await networks())[0]?.network).toHaveLength(64);
  await leads.sql`UPDATE leads.delivery SET queued_at = now() - interval '25 hours'`;
  await worker.run(retentionJob);
  expect((await networks())[0]?.network).toBeNull();
});
