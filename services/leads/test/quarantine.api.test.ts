import { Logger } from '@nestjs/common';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { path, useLeads, useWorker } from './leads-client';

const leads = useLeads();
const worker = useWorker(leads);
const { arrive } = worker;

const admin = leads.member('admin', 'Meera Sinha');
const amit = leads.member('sales_executive', 'Amit Raj');

const sendAndArrive = async (changes: object = {}): Promise<string> => {
  const { body } = await leads.request
    .post('/api/contact')
    .send(makeEnquiry({ ...changes }))
    .expect(201);
  expect(Object.keys(body).sort()).toEqual(['id', 'reference']);
  await arrive();
  return body.id;
};

const quarantine = (query: object = { limit: 200 }) => amit.read('/api/admin/quarantine', query);

const isQuarantined = async (id: string): Promise<boolean> =>
  (await quarantine()).submissions.some((lead: { id: string }) => lead.id === id);

const isListed = async (id: string): Promise<boolean> => (await amit.listed(id)) !== undefined;

const alertsOf = (id: string) =>
  leads.sql`SELECT state FROM leads.delivery WHERE kind = 'alert' AND lead_id = ${id}`;

const countAll = async (): Promise<number> => (await amit.read(`${path}/views`)).views.all.count;

const spam = {
  message: 'We can rank your website with our backlinks, guest posts: https://a.example https://b.example',
};

it.each([
  ['its words', spam],
  ['the field that people don’t see', { website: 'https://spam.example' }],
  [
    'haste, a throwaway address and a link',
    { elapsedMs: 300, email: 'x@mailinator.com', message: 'See www.spam.example, www.more.example' },
  ],
])('an enquiry like spam for %s is answered alike, set aside, counted nowhere', async (_, changes) => {
  const before = await countAll();
  const id = await sendAndArrive(changes);
  expect(await isQuarantined(id)).toBe(true);
  expect(await isListed(id)).toBe(false);
  expect(await alertsOf(id)).toEqual([]);
  const { views } = await amit.read(`${path}/views`);
  expect([views.all.count, views.deleted.count]).toEqual([before, 0]);
  expect((await amit.read('/api/admin/dashboard')).stats.total).toBe(before);
  expect((await admin.read(`${path}/deleted`)).submissions).toEqual([]);
});

it('an enquiry that looks like spam is written down as received and set aside, by nobody', async () => {
  const id = await sendAndArrive({ website: 'x' });
  const rows = await leads.sql`SELECT kind, action, actor_id, after FROM leads.lead_activity
    WHERE lead_id = ${id} ORDER BY id`;
  const byNobody = { action: null, actor_id: null, after: null };
  expect(rows).toEqual([
    { kind: 'received', ...byNobody },
    { kind: 'spam', ...byNobody },
  ]);
});

it('an enquiry that looks like spam says why, and when it is erased', async () => {
  const id = await sendAndArrive({ website: 'x' });
  const [lead] = (await quarantine()).submissions;
  expect(lead).toMatchObject({
    id,
    quarantine: {
      points: 100,
      reasons: [{ points: 100, reason: 'A field that people don’t see is filled in' }],
      by: null,
    },
  });
  const keptMs = Date.parse(lead.quarantine.erasedAt) - Date.parse(lead.quarantine.at);
  expect(keptMs).toBe(30 * 24 * 3_600_000);
  expect((await amit.detail(id)).quarantine).toEqual(lead.quarantine);
});

it('an enquiry that looks like spam can be read in pages', async () => {
  for (let count = 0; count < 3; count += 1) await sendAndArrive({ website: 'x' });
  const first = await quarantine({ limit: 2 });
  expect(first.submissions).toHaveLength(2);
  const second = await quarantine({ limit: 2, cursor: first.nextCursor });
  const ids = [...first.submissions, ...second.submissions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(first.total).toBe((await quarantine()).submissions.length);
});

it('an enquiry that looks like spam can’t be worked before somebody says that it is no spam', async () => {
  const id = await sendAndArrive({ website: 'x' });
  const { body } = await amit.request.patch(`${path}/${id}`).send({ status: 'pending' }).expect(404);
  expect(body).toMatchObject({ code: 'deleted', message: 'This lead is in quarantine, as spam.' });
});

it.each([
  [{}],
  [{ website: '' }],
  [{ website: null }],
  [{ elapsedMs: 45_000 }],
  [{ elapsedMs: 'soon' }],
  [{ message: 'My site www.khaja.example is slow, please mend it.' }],
])('a real enquiry is alerted as always: %j', async (changes) => {
  const id = await sendAndArrive(changes);
  expect(await isQuarantined(id)).toBe(false);
  expect(await isListed(id)).toBe(true);
  expect(await alertsOf(id)).toEqual([{ state: 'queued' }]);
});

it('a real enquiry is alerted although the search for spam fails', async () => {
  vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const before = await countAll();
  await leads.sql`ALTER TABLE leads.enquiry_text RENAME TO away`;
  const id = await sendAndArrive(spam);
  await leads.sql`ALTER TABLE leads.away RENAME TO enquiry_text`;
  expect(await alertsOf(id)).toHaveLength(1);
  expect(await countAll()).toBe(before + 1);
});

it('a real enquiry is none the less for what many others wrote in the same words', async () => {
  const message = 'Please send your price list for a logo and a visiting card.';
  const ids: string[] = [];
  for (let n = 0; n < 8; n += 1)
    ids.push(await sendAndArrive({ message, email: `asha-${n}@sweets.example` }));
  expect(await Promise.all(ids.map(isQuarantined))).toEqual(ids.map(() => false));
});

it('a real enquiry is set aside for what many others wrote in the same words, when more speaks for it', async () => {
  const words = { message: 'Cheap guest posts for every site, best price of the town.' };
  const ids: string[] = [];
  for (let n = 0; n < 7; n += 1)
    ids.push(await sendAndArrive({ ...words, email: `offer-${n}@sweets.example` }));
  const quarantined = await Promise.all(ids.map(isQuarantined));
  expect([quarantined[0], quarantined.at(-1)]).toEqual([false, true]);
  const [last] = (await quarantine()).submissions;
  expect(last.quarantine.reasons.map(({ reason }: { reason: string }) => reason)).toContain(
    'Others sent the same words',
  );
});

it('“Not spam” brings the lead back with its alert, and again changes nothing', async () => {
  const id = await sendAndArrive(spam);
  const before = await countAll();
  const { body } = await amit.mark(id, 'not-spam');
  expect(body.submission).toMatchObject({ id, status: 'new' });
  expect(await isQuarantined(id)).toBe(false);
  expect(await isListed(id)).toBe(true);
  expect(await alertsOf(id)).toEqual([{ state: 'queued' }]);
  expect(await countAll()).toBe(before + 1);
  const again = await amit.mark(id, 'not-spam');
  expect(again.body).toEqual(body);
  await arrive();
  expect(await isQuarantined(id)).toBe(false);
  await amit.change(id, { status: 'pending' });
  const [entry] = await admin.audited('lead_marked_not_spam');
  expect(entry).toMatchObject({ actor: { id: amit.id }, subject: { id } });
});

it('“Spam” sets a lead aside whatever its status is, and “Not spam” brings it back without another alert', async () => {
  const id = await sendAndArrive();
  await amit.change(id, { status: 'pending' });
  const before = (await amit.read(`${path}/views`)).views;
  await amit.mark(id, 'spam');
  const { pending, deleted } = (await amit.read(`${path}/views`)).views;
  expect([pending.count + 1, deleted.count]).toEqual([before.pending.count, before.deleted.count]);
  const [lead] = (await quarantine()).submissions;
  expect(lead).toMatchObject({ id, quarantine: { by: { name: 'Amit Raj' } } });
  await amit.mark(id, 'spam');
  await amit.mark(id, 'not-spam');
  expect((await amit.read(`${path}/views`)).views.pending.count).toBe(before.pending.count);
  expect(await alertsOf(id)).toHaveLength(1);
});

it('“Spam” is nothing for a lead that is deleted or not there', async () => {
  const id = await sendAndArrive();
  await admin.remove(id);
  await amit.request.get('/api/admin/quarantine').query({ limit: 0 }).expect(400);
  for (const as of ['spam', 'not-spam']) {
    expect((await amit.request.post(`${path}/${id}/${as}`).expect(404)).body.code).toBe('deleted');
    await amit.request.post(`${path}/${amit.id}/${as}`).expect(404);
  }
});
