import { randomUUID } from 'node:crypto';
import { afterOpenMinutes, type MonthReport, promiseMinutes, type Submission } from '@golghar/contracts';
import { uniqueName } from '../../../infra/test/support/enquiry';
import { listen } from './event-stream';
import { type Colleague, freshPhone, path, useLeads } from './leads-client';

const leads = useLeads();

const amit = leads.member('sales_executive', 'Amit Raj');
const meera = leads.member('manager', 'Meera Sinha');

const caller = (changes: object = {}) => ({
  name: uniqueName('Ravi Singh'),
  phone: freshPhone(),
  service: 'seo',
  source: 'call',
  ...changes,
});

const send = (lead: object, { who = amit, key }: { who?: Colleague; key?: string } = {}) =>
  who.request
    .post(path)
    .set(key ? { 'idempotency-key': key } : {})
    .send(lead);

const enter = async (lead: object): Promise<Submission> => (await send(lead).expect(201)).body.submission;

const newCount = async (): Promise<number> => (await amit.read('/api/admin/dashboard')).stats.new;
const arrivals = () => leads.sql`SELECT FROM leads.delivery WHERE kind = 'arrival'`;

it('writes a caller down as the author’s lead, with a promise from now on, and alerts and thanks nobody', async () => {
  const before = await newCount();
  const lead = caller({ city: 'Gaya', message: 'Wants more\ncalls' });
  const entered = await enter(lead);
  const { name, phone, city, service, message } = lead as Submission & typeof lead;
  expect(entered).toMatchObject({ name, phone, city, service, message, email: '', status: 'new' });
  expect(entered.owner).toEqual({ id: amit.id, name: 'Amit Raj' });
  expect(entered.source?.entered).toEqual({ by: { id: amit.id, name: 'Amit Raj' }, via: 'call' });
  expect(entered.contactedAt).toBeNull();
  expect(entered.dueAt).toBe(afterOpenMinutes(new Date(entered.submittedAt), promiseMinutes).toISOString());
  expect(await amit.detail(entered.id)).toMatchObject({
    alerts: [],
    thankYou: null,
    contacts: [],
    ownerChanges: [],
  });
  expect(await arrivals()).toEqual([]);
  expect(await newCount()).toBe(before + 1);
});

it('takes no more than a name, a source and one of telephone and e-mail', async () => {
  const { phone: _, ...nobody } = caller();
  const byEmail = await enter({ ...nobody, email: 'ravi@shop.example', phone: '', message: '', city: '' });
  expect(byEmail).toMatchObject({ phone: '', email: 'ravi@shop.example', city: null, message: '' });
});

it.each([
  ['neither telephone nor e-mail', { phone: '', email: ' ' }, 'phone'],
  ['a number that is none', { phone: 'call me' }, 'phone'],
  ['an address that is none', { email: 'ravi at shop' }, 'email'],
  ['no name', { name: ' ' }, 'name'],
  ['no source', { source: ' ' }, 'source'],
  ['a source of several lines', { source: 'a\nb' }, 'source'],
  ['another service', { service: 'skywriting' }, 'service'],
  ['a message without end', { message: 'a'.repeat(5001) }, 'message'],
])('refuses %s', async (_, changes, field) => {
  const { body } = await send(caller(changes)).expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

it('says all that is wrong at once, and refuses what it does not know', async () => {
  const { body } = await send({ ...caller({ name: '', phone: '' }) }).expect(400);
  expect(Object.keys(body.fields).sort()).toEqual(['name', 'phone']);
  await send(caller({ status: 'delivered' })).expect(400);
});

it.each([
  ['call', 'call'],
  ['walk_in', 'in_person'],
  ['whatsapp', 'whatsapp'],
  ['Trade fair', 'call'],
])('logs that somebody who came by %s was spoken with: no answer is due', async (source, channel) => {
  const { id, contactedAt, submittedAt } = await enter(caller({ source, contacted: true }));
  expect(Date.parse(contactedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(submittedAt));
  const { contacts } = await amit.detail(id);
  expect(contacts).toMatchObject([{ channel, outcome: 'reached', author: { name: 'Amit Raj' } }]);
  expect(await amit.idsOf({ due: 'overdue' })).not.toContain(id);
});

it('is found at once by any spelling of the number, as the second enquiry of the same person', async () => {
  const phone = freshPhone();
  const first = await enter(caller({ phone }));
  // None of the callers before had an e-mail address either.
  expect(first.person.enquiries).toBe(1);
  const digits = phone.slice(3).replaceAll(' ', '');
  expect(await amit.idsOf({ q: `0${digits}` })).toEqual([first.id]);
  const second = await enter(caller({ phone: `0${digits}`, source: 'referral' }));
  expect(second.person).toEqual({ ...first.person, enquiries: 2 });
  expect(second.history).toMatchObject({ ordinal: 2, previous: { id: first.id } });
});

it('counts under its source, as staff call it', async () => {
  await enter(caller({ source: 'walk_in' }));
  const own = await enter(caller({ source: 'Justdial' }));
  expect(await amit.idsOf({ source: 'justdial' })).toEqual([own.id]);
  const month = own.submittedAt.slice(0, 7);
  const report: MonthReport = await meera.read('/api/admin/reports/month', { month });
  const names = report.sources.map(({ source }) => source);
  expect(names).toEqual(expect.arrayContaining(['walk_in', 'justdial']));
});

it('makes one lead of a request that is sent again, also twice at once', async () => {
  const key = randomUUID();
  const lead = caller();
  const answers = await Promise.all([send(lead, { key }), send(lead, { key }), send(lead, { key })]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.submission.id)).size).toBe(1);
  expect(await amit.idsOf({ q: lead.name })).toHaveLength(1);
  await send({ ...lead, contacted: true }, { key }).expect(422);
  // A colleague's key is another one, though it reads the same.
  await send(lead, { key, who: meera }).expect(201);
  expect(await amit.idsOf({ q: lead.name })).toHaveLength(2);
});

it('tells whoever sends again that the first one is gone', async () => {
  const key = randomUUID();
  const lead = caller();
  const { id } = (await send(lead, { key }).expect(201)).body.submission;
  await meera.remove(id);
  await send(lead, { key }).expect(404, /deleted by Meera Sinha/);
  await meera.request.post(`${path}/${id}/erase`).expect(204);
  await send(lead, { key }).expect(404, /not_found/);
});

it('stands in the audit log, and open screens and webhooks hear of it', async () => {
  await leads.sql`INSERT INTO leads.webhook (id, url, events, secret)
    VALUES (${randomUUID()}, 'https://crm.example/', '{lead.created}', 's')`;
  const stream = await listen(leads.url, meera.token);
  const { id, reference } = await enter(caller({ source: 'walk_in' }));
  await stream.until((text) => text.includes(`"kind":"lead","id":"${id}"`));
  stream.close();
  const calls = await leads.sql`SELECT payload->>'event' AS event FROM leads.delivery
    WHERE kind = 'webhook' AND lead_id = ${id}`;
  expect(calls).toEqual([{ event: 'lead.created' }]);
  const [entry] = await (await leads.signIn('admin')).audited('lead_entered');
  expect(entry).toMatchObject({
    actor: { name: 'Amit Raj' },
    subject: { id, name: reference },
    detail: 'Walk-in',
  });
});

it('leaves what visitors tell of their source to visitors', async () => {
  const entered = { by: { id: randomUUID(), name: 'Nobody' }, via: 'call' };
  const id = await leads.enquire({ source: { landingPage: '/', entered } });
  expect((await amit.detail(id)).source).not.toHaveProperty('entered');
});
