import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@golghar/contracts';
import { path as submissions, useLeads } from './leads-client';

const leads = useLeads();
const { enquire } = leads;
const path = '/api/admin/audit';
const admin = leads.member('admin');

it('what staff do is recorded, by whom and in order, without the words that a lead may have to lose', async () => {
  const id = await enquire();
  const { reference } = await admin.detail(id);
  for (const update of [
    { status: 'delivered' },
    { status: 'delivered' },
    { tags: ['festival'] },
    { value: 100, outcomeReason: 'Asha’s brother does it' },
    { phone: '98350 55555', city: 'Gaya' },
  ])
    await admin.change(id, update);
  await admin.note(id, 'Wants it by Chhath');
  await admin.remove(id);
  await admin.restore(id);
  const body = await admin.read(path, { limit: 200 });
  const ofLead: AuditEntry[] = body.entries.filter(({ subject }: AuditEntry) => subject?.id === id);
  expect(ofLead.map((entry) => [entry.action, entry.detail])).toEqual([
    ['lead_restored', null],
    ['lead_deleted', null],
    ['note_added', null],
    ['contact_data_corrected', 'Phone, City'],
    ['prospects_changed', 'value, reason'],
    ['tags_changed', null],
    ['status_changed', 'New → Closed'],
  ]);
  for (const entry of ofLead)
    expect(entry).toMatchObject({ actor: { id: admin.id, name: admin.name }, subject: { name: reference } });
});

it('both services are in one log, page by page, and filtered', async () => {
  const other = await leads.signIn('manager');
  await other.change(await enquire(), { status: 'lost' });
  // Ids grow with time: this one is of the year 2106.
  const id = 'ffffffff-0000-7000-8000-000000000001';
  await leads.sql`INSERT INTO auth.audit_entry (id, actor_id, actor_name, action)
    VALUES (${id}, ${other.id}, 'Meera, renamed', 'signed_in')`;
  const page = (query: object) => admin.read(path, query);
  const all = await page({ limit: 200 });
  const ids = all.entries.map((entry: AuditEntry) => entry.id);
  expect(ids).toEqual([...ids].sort().reverse());
  expect(ids[0]).toBe(id);
  expect(all.actors).toContainEqual({ id: other.id, name: 'Meera, renamed' });
  const first = await page({ limit: 1 });
  const second = await page({ limit: 1, before: first.next });
  expect([first.entries[0].id, second.entries[0].id]).toEqual(ids.slice(0, 2));
  const own = await page({ actor: other.id });
  expect(own.entries.map(({ action }: AuditEntry) => action)).toEqual(['signed_in', 'status_changed']);
  expect((await page({ actor: other.id, action: 'status_changed' })).entries).toHaveLength(1);
});

it('an export is recorded, without the words that were searched', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  for (const [file, selection] of [
    ['export', { filter: { status: 'lost', q: 'nobody is called so' } }],
    ['export', { filter: {}, except: [id] }],
    ['export.csv', { leads: [{ id }, { id: other }] }],
  ] as const)
    await admin.request.post(`${submissions}/${file}`).send({ selection }).expect(200);
  await admin.request.get(submissions).query({ q: 'nobody is called so' });
  const body = await admin.read(path, { action: 'leads_exported' });
  expect(body.entries.slice(0, 4).map(({ detail }: AuditEntry) => detail)).toEqual([
    'filtered by search',
    '2 that were selected',
    'all of them, without 1',
    'filtered by status, search',
  ]);
});

it('refuses filters that are none', async () => {
  for (const query of ['limit=0', 'limit=201', 'action=danced', 'actor=me', 'before=now'])
    expect((await admin.request.get(`${path}?${query}`).expect(400)).body.code).toBe('invalid');
});
