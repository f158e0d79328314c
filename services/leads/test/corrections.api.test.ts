import type { Person } from '@golghar/contracts';
import { Client } from 'pg';
import { waitForBlockedSession } from '../../../infra/test/api/test-database';
import { lock } from '../src/leads/people-links/person-links.sql';
import { freshEmail, freshPhone, path, useLeads } from './leads-client';

const leads = useLeads();

const amit = leads.member('sales_executive', 'Amit Raj');
const ravi = leads.member('manager', 'Ravi Kumar');
const admin = leads.member('admin', 'Meera Sinha');

const enquire = (changes: object = {}) =>
  leads.enquire({ phone: freshPhone(), email: freshEmail(), ...changes });

const patch = (id: string, update: object, who = amit) => who.request.patch(`${path}/${id}`).send(update);
const found = (q: string) => amit.idsOf({ q });
/** Who sent a lead; whoever asks links it, as the worker does. */
const personOf = async (id: string): Promise<Person> => (await admin.read(`/api/admin/people/${id}`)).person;
const leadsOf = async (id: string): Promise<string[]> =>
  (await personOf(id)).submissions.map((lead) => lead.id).sort();
const undo = async (id: string) => amit.undo(id, (await amit.undoableChanges(id))[0]?.id);

it('corrects all contact data at once, and keeps what the visitor wrote', async () => {
  const [phone, email] = [freshPhone(), freshEmail()];
  const id = await enquire({ name: 'Asha Kumri', phone, email, city: 'Ptna' });
  const told = { name: 'Asha Kumari', phone: freshPhone(), email: freshEmail() };
  const after = { ...told, city: 'Patna', service: 'logo_design' };
  expect(await amit.change(id, { ...after, version: 1 })).toMatchObject({ ...after, version: 2 });
  const { corrections } = await amit.detail(id);
  expect(corrections).toEqual([
    {
      id: expect.any(String),
      before: { name: 'Asha Kumri', phone, email, city: 'Ptna', service: 'seo' },
      after,
      author: { id: amit.id, name: 'Amit Raj' },
      createdAt: expect.any(String),
    },
  ]);
  expect((await personOf(id)).timeline[0]).toMatchObject({
    kind: 'correction',
    author: { id: amit.id },
    correction: { before: { city: 'Ptna' }, after: { city: 'Patna' } },
  });
  const page = await admin.request.get(`/api/admin/people/${id}/export?format=html`).expect(200);
  expect(page.text).toContain('City: Ptna → Patna');
});

it('takes the rules and the messages of the enquiry', async () => {
  const id = await enquire();
  for (const [update, field, message] of [
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters'],
    [{ phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
  ] as const) {
    const { body } = await patch(id, update).expect(400);
    expect(body.fields).toEqual({ [field]: message });
  }
  await patch(id, { message: 'Other words than theirs' }).expect(400);
  expect((await amit.detail(id)).version).toBe(1);
});

it('takes a number or an address away, but not both', async () => {
  const id = await enquire();
  expect(await amit.change(id, { email: '' })).toMatchObject({ email: '' });
  const { body } = await patch(id, { phone: '' }).expect(400);
  expect(body.fields).toEqual({ phone: 'Please leave a phone number or an email address' });
  expect(await amit.change(id, { city: '' })).toMatchObject({ city: null });
  expect(await amit.change(id, { city: null, email: freshEmail(), phone: '' })).toMatchObject({ phone: '' });
});

it('changes nothing by what is the same already, and refuses what somebody else has changed since', async () => {
  const id = await enquire({ city: 'Gaya' });
  expect((await amit.change(id, { city: 'Gaya' })).version).toBe(1);
  await ravi.change(id, { city: 'Patna', version: 1 });
  expect((await patch(id, { city: 'Ara', version: 1 }).expect(409)).body.code).toBe('conflict');
  expect((await amit.detail(id)).city).toBe('Patna');
});

it('is undone by who made it, unless somebody has changed the same since', async () => {
  const id = await enquire({ city: 'Ptna' });
  const { phone } = await amit.detail(id);
  await amit.change(id, { city: 'Patna', phone: freshPhone() });
  expect((await undo(id)).status).toBe(200);
  const undone = await amit.detail(id);
  expect(undone).toMatchObject({ city: 'Ptna', phone });
  expect(undone.corrections).toHaveLength(2);

  await amit.change(id, { city: 'Patna' });
  const [own] = await amit.undoableChanges(id);
  expect(own).toMatchObject({ kind: 'correction', text: 'City: Ptna → Patna' });
  await ravi.change(id, { city: 'Gaya' });
  const refused = await amit.undo(id, own?.id).expect(409);
  expect(refused.body.message).toContain('Ravi Kumar');
});

it('is found by its new values at once, and not by the old ones', async () => {
  const [old, now] = ['98359 11111', '98359 22222'];
  const id = await enquire({ phone: old, name: 'Zubeda Khatoon', email: 'wrong.one@shop.example' });
  expect(await found(old)).toEqual([id]);
  await amit.change(id, { phone: now, name: 'Zubaida Khatun', email: 'right.one@shop.example' });
  for (const q of [now, '9835922222', 'Zubaida', 'right.one']) expect(await found(q)).toContain(id);
  for (const q of [old, 'wrong.one']) expect(await found(q)).not.toContain(id);
});

it('people join by the corrected number, and part when it is taken back', async () => {
  const phone = freshPhone();
  const known = await enquire({ phone });
  const id = await enquire();
  expect(await leadsOf(known)).toEqual([known]);
  expect(await leadsOf(id)).toEqual([id]);
  expect((await amit.change(id, { phone })).person.enquiries).toBe(2);
  expect(await leadsOf(id)).toEqual([known, id].sort());
  await undo(id);
  expect(await leadsOf(id)).toEqual([id]);
  expect(await leadsOf(known)).toEqual([known]);
  expect((await personOf(known)).changes).toEqual([]);
});

it('people leave a wrong number behind, for whoever has it', async () => {
  const phone = freshPhone();
  const id = await enquire({ phone });
  await personOf(id);
  await amit.change(id, { phone: freshPhone() });
  const later = await enquire({ phone });
  expect(await leadsOf(later)).toEqual([later]);
});

it('people part when what they had in common was wrong, whoever came first', async () => {
  const phone = freshPhone();
  const [one, other] = [await enquire({ phone }), await enquire({ phone })];
  await personOf(one);
  expect(await leadsOf(other)).toEqual([one, other].sort());
  await amit.change(one, { phone: freshPhone() });
  expect(await leadsOf(one)).toEqual([one]);
  expect(await leadsOf(other)).toEqual([other]);
  // Whoever comes with the number now is the other.
  const later = await enquire({ phone });
  expect(await leadsOf(later)).toEqual([other, later].sort());
  await undo(one);
  expect(await leadsOf(one)).toEqual([one, other, later].sort());
});

it('people stay together by what else they have in common, and where staff said so', async () => {
  const [phone, email] = [freshPhone(), freshEmail()];
  const [one, other] = [await enquire({ phone, email }), await enquire({ phone, email })];
  for (const lead of [one, other]) await personOf(lead);
  await amit.change(other, { phone: freshPhone() });
  expect(await leadsOf(one)).toEqual([one, other].sort());

  const friend = await enquire();
  await personOf(friend);
  const { id } = await personOf(one);
  await admin.request.post(`/api/admin/people/${id}/merge`).send({ otherId: friend }).expect(200);
  await amit.change(friend, { email: freshEmail() });
  expect(await leadsOf(one)).toEqual([one, other, friend].sort());
});

it('people stay as staff have put them once, whatever is corrected later', async () => {
  const phone = freshPhone();
  const [one, other] = [await enquire({ phone }), await enquire({ phone })];
  const friend = await enquire();
  for (const lead of [one, other, friend]) await personOf(lead);
  const { id } = await personOf(one);
  const { body } = await admin.request.post(`/api/admin/people/${id}/merge`).send({ otherId: friend });
  await admin.request.post(`/api/admin/people/changes/${body.changeId}/undo`).expect(200);
  await amit.change(other, { phone: freshPhone() });
  expect(await leadsOf(one)).toEqual([one, other].sort());
});

it('people are held before the lead, as linking does: neither ever waits for the other', async () => {
  const id = await enquire();
  const linking = new Client({ connectionString: leads.database.ownerUrl });
  await linking.connect();
  await linking.query(`BEGIN; ${lock}`);
  const correction = amit.change(id, { city: 'Gaya' });
  await waitForBlockedSession(leads.database);
  await linking.query('SELECT FROM leads.lead WHERE id = $1 FOR UPDATE NOWAIT', [id]);
  await linking.query('COMMIT');
  await linking.end();
  expect(await correction).toMatchObject({ city: 'Gaya' });
});

it('people are as before when a lead that joined two others is corrected again', async () => {
  const [phone, email] = [freshPhone(), freshEmail()];
  const [a, b] = [await enquire({ phone }), await enquire({ email })];
  const id = await enquire();
  for (const lead of [a, b, id]) await personOf(lead);
  const own = await amit.detail(id);
  await amit.change(id, { phone });
  await amit.change(id, { email });
  expect(await leadsOf(id)).toEqual([a, b, id].sort());
  await undo(id);
  expect(await leadsOf(b)).toEqual([b]);
  expect(await leadsOf(id)).toEqual([a, id].sort());
  await amit.change(id, { phone: own.phone });
  expect(await leadsOf(id)).toEqual([id]);
  expect(await leadsOf(a)).toEqual([a]);
});
