import type { BulkProgress } from '@golghar/contracts';
import { Client } from 'pg';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { leadsClient, path } from './leads-client';

const leads = useService('leads');
const client = leadsClient(leads);
const { enquire } = client;

let meera: SignedIn;
let ravi: SignedIn;

beforeAll(async () => {
  meera = await leads.signIn('admin', 'Meera Sinha');
  ravi = await leads.signIn('manager', 'Ravi Kumar');
});

const change = (id: string, update: object, who = meera) =>
  who.request.patch(`${path}/${id}`).send(update).expect(200);

const detail = (id: string) => client.detail(meera, id);

const own = (id: string) => client.ownChanges(meera, id);

const undo = (id: string, changeId = '') => meera.request.post(`${path}/${id}/own-changes/${changeId}/undo`);

type Row = {
  kind: string;
  action: string;
  before: unknown;
  after: unknown;
  text: string;
  actor_name: string;
};

const rowsOf = (id: string) =>
  leads.database.query<Row & { id: string; reference: string; undoes: string; group_id: string; at: Date }>(
    'SELECT * FROM leads.lead_activity WHERE lead_id = $1 ORDER BY id',
    [id],
  );

const lastLine = (text: string): BulkProgress => JSON.parse(text.trim().split('\n').at(-1) ?? '');

const bulk = async (ids: string[], what: object): Promise<BulkProgress> => {
  const selection = { leads: ids.map((id) => ({ id })) };
  const { text } = await meera.request.post(`${path}/bulk`).send({ selection, change: what }).expect(200);
  return lastLine(text);
};

const undoBulk = async (id: string | null): Promise<BulkProgress> =>
  lastLine((await meera.request.post(`${path}/bulk/${id}/undo`).expect(200)).text);

it('has one row for each change of a lead, with what it was before and after, and none for what is so already', async () => {
  const id = await enquire();
  await change(id, { status: 'pending', tags: ['chhath'] });
  await change(id, { status: 'pending', tags: ['chhath'] });
  await meera.request.post(`${path}/${id}/notes`).send({ content: 'Wants a call' }).expect(201);
  const rows = await rowsOf(id);
  const words = { actor_name: 'Meera Sinha', group_id: null, undoes: null };
  expect(rows).toMatchObject([
    { kind: 'status', action: 'status_changed', before: 'new', after: 'pending', ...words },
    { kind: 'tags', action: 'tags_changed', before: [], after: ['chhath'], ...words },
    { kind: 'note', action: 'note_added', before: null, after: null, ...words },
  ]);
  expect((await detail(id)).statusChanges.map((entry) => entry.id)).toEqual([rows[0]?.id]);
});

it('is what an Undo names, which can be undone itself', async () => {
  const id = await enquire();
  await change(id, { status: 'pending' });
  const [made] = await own(id);
  await undo(id, made?.id).expect(200);
  const [first, second] = await rowsOf(id);
  expect(second).toMatchObject({
    kind: 'status',
    action: 'change_undone',
    before: 'pending',
    after: 'new',
    undoes: first?.id,
  });
  const [again] = await own(id);
  expect(again?.id).toBe(second?.id);
  await undo(id, again?.id).expect(200);
  expect((await detail(id)).status).toBe('pending');
});

it('refuses an Undo after a later change of the same kind, until that is undone', async () => {
  const id = await enquire();
  await change(id, { status: 'pending' });
  const [made] = await own(id);
  await change(id, { status: 'lost' });
  // Back to what it was, but not by an Undo.
  await change(id, { status: 'pending' });
  expect((await undo(id, made?.id).expect(409)).body.message).toContain('changed again since');
  const [, second, third] = await rowsOf(id);
  await undo(id, third?.id).expect(200);
  await undo(id, second?.id).expect(200);
  await undo(id, made?.id).expect(200);
  expect((await detail(id)).status).toBe('new');
});

it('lets each field of what is expected be undone by itself', async () => {
  const id = await enquire();
  await change(id, { value: 50_000 });
  await change(id, { expectedMonth: '2027-02' }, ravi);
  const [made] = await own(id);
  await undo(id, made?.id).expect(200);
  expect(await detail(id)).toMatchObject({ value: null, expectedMonth: '2027-02' });
});

it('refuses an Undo of tags after one of them was given another name', async () => {
  const id = await enquire();
  await change(id, { tags: ['puja', 'own'] });
  const [made] = await own(id);
  await ravi.request.post('/api/admin/tags/rename').send({ from: 'PUJA', to: 'Durga Puja' }).expect(200);
  expect((await detail(id)).tags).toEqual(['Durga Puja', 'own']);
  expect((await undo(id, made?.id).expect(409)).body.message).toContain('Ravi Kumar');
});

it('undoes a change of many but where the same was changed since, or undone alone', async () => {
  const ids = [await enquire(), await enquire(), await enquire(), await enquire()];
  const [changed = '', undone = '', noted = '', still = ''] = ids;
  const { undo: groupId } = await bulk(ids, { addTags: ['diwali'] });
  await change(changed, { tags: ['diwali', 'own'] }, ravi);
  await undo(undone, (await own(undone))[0]?.id).expect(200);
  // What is about something else does not stand in the way.
  await change(noted, { status: 'pending' }, ravi);
  expect(await undoBulk(groupId)).toMatchObject({ total: 3, changed: 2, conflictCount: 1 });
  const tags = await Promise.all([changed, undone, noted, still].map(async (id) => (await detail(id)).tags));
  expect(tags).toEqual([['diwali', 'own'], [], [], []]);
  expect(await rowsOf(still)).toMatchObject([
    { action: null, group_id: groupId, undoes: null },
    { action: null, group_id: groupId, undoes: expect.any(String) },
  ]);
});

it('tells the first contact by a closed deal, and takes it back', async () => {
  const id = await enquire();
  await change(id, { status: 'delivered' });
  expect((await detail(id)).contactedAt).not.toBeNull();
  await change(id, { status: 'pending' });
  expect(await detail(id)).toMatchObject({ contactedAt: null });
});

it('keeps of an erased lead that it happened, when and by whom, and no word', async () => {
  const id = await enquire();
  await change(id, { name: 'Somebody Else', ownerId: ravi.id, ownerNote: 'Asha knows them' });
  await meera.request.delete(`${path}/${id}`).expect(204);
  const before = await rowsOf(id);
  await meera.request.post(`${path}/${id}/erase`).expect(204);
  const after = await rowsOf(id);
  const known = ({ id: rowId, kind, at, actor_name, reference }: (typeof before)[number]) => ({
    ...{ id: rowId, kind, at, actor_name, reference },
  });
  expect(after.slice(0, -1).map(known)).toEqual(before.map(known));
  expect(after.at(-1)?.action).toBe('lead_erased');
  for (const row of after) expect(row).toMatchObject({ before: null, after: null, text: null });
  const { body } = await meera.request.get('/api/admin/audit?limit=20').expect(200);
  const ofLead = body.entries.filter(({ subject }: { subject: { id: string } | null }) => subject?.id === id);
  expect(ofLead.map(({ action }: { action: string }) => action)).toEqual([
    'lead_erased',
    'lead_deleted',
    'contact_data_corrected',
    'owner_changed',
  ]);
});

it('is added to and read by the service, and neither changed, dated nor emptied by it', async () => {
  const id = await enquire();
  await change(id, { status: 'pending' });
  const client = new Client({ connectionString: leads.database.serviceUrl('leads') });
  await client.connect();
  try {
    for (const sql of [
      `UPDATE lead_activity SET after = '"lost"'`,
      'DELETE FROM lead_activity',
      'TRUNCATE lead_activity',
      `INSERT INTO lead_activity (id, lead_id, reference, kind, at)
       VALUES (gen_random_uuid(), gen_random_uuid(), 'GD-1', 'status', '2020-01-01')`,
    ])
      await expect(client.query(sql)).rejects.toThrow(/permission denied/);
    await client.query('CREATE TEMP TABLE other (id uuid)');
    await expect(
      client.query(`CREATE TRIGGER emptying AFTER DELETE ON other REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION empty_lead_activity()`),
    ).rejects.toThrow(/permission denied/);
  } finally {
    await client.end();
  }
  expect(await rowsOf(id)).toMatchObject([{ after: 'pending' }]);
});
