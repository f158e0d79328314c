import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { waitForBlockedSession } from '../../../infra/test/api/test-database';
import { path, useLeads } from './leads-client';

const leads = useLeads();
const { enquire } = leads;

const amit = leads.member('manager', 'Amit Raj');
const ravi = leads.member('manager', 'Ravi Kumar');
const admin = leads.member('admin');

const bulk = (ids: string[], what: object) => amit.bulk({ ids, change: what });

type Row = { id: string; kind: string; action: string; before: unknown; after: unknown; text: string };

const rowsOf = (id: string) =>
  leads.sql<
    Row & { reference: string; actor_name: string; undoes: string; at: Date }
  >`SELECT * FROM leads.lead_activity WHERE lead_id = ${id} ORDER BY id`;

it('the lead’s record has one row for each change, before and after, none for no change', async () => {
  const id = await enquire();
  await amit.change(id, { status: 'pending', tags: ['chhath'] });
  await amit.change(id, { status: 'pending', tags: ['chhath'] });
  await amit.note(id, 'Wants a call');
  const rows = await rowsOf(id);
  const words = { actor_name: 'Amit Raj', group_id: null, undoes: null };
  expect(rows).toMatchObject([
    { kind: 'status', action: 'status_changed', before: 'new', after: 'pending', ...words },
    { kind: 'tags', action: 'tags_changed', before: [], after: ['chhath'], ...words },
    { kind: 'note', action: 'note_added', before: null, after: null, ...words },
  ]);
  expect((await amit.detail(id)).statusChanges.map((entry) => entry.id)).toEqual([rows[0]?.id]);
});

it('the lead’s record keeps of an erased lead what happened, when, by whom, and no word', async () => {
  const id = await enquire();
  await amit.change(id, { name: 'Somebody Else', ownerId: ravi.id, ownerNote: 'Asha knows them' });
  await amit.remove(id);
  const before = await rowsOf(id);
  await admin.request.post(`${path}/${id}/erase`).expect(204);
  const after = await rowsOf(id);
  const known = ({ id: rowId, kind, at, actor_name, reference }: (typeof before)[number]) => ({
    ...{ id: rowId, kind, at, actor_name, reference },
  });
  expect(after.slice(0, -1).map(known)).toEqual(before.map(known));
  for (const row of after) expect(row).toMatchObject({ before: null, after: null, text: null });
  const body = await admin.read('/api/admin/audit?limit=20');
  const ofLead = body.entries.filter(({ subject }: { subject: { id: string } | null }) => subject?.id === id);
  const actions = ['lead_erased', 'lead_deleted', 'contact_data_corrected', 'owner_changed'];
  expect(ofLead.map(({ action }: { action: string }) => action)).toEqual(actions);
});

it('the lead’s record is added to by the service, and neither changed, dated nor emptied', async () => {
  const id = await enquire();
  await amit.change(id, { status: 'pending' });
  const service = new Client({ connectionString: leads.database.serviceUrl('leads') });
  await service.connect();
  try {
    await service.query('CREATE TEMP TABLE other (id uuid)');
    for (const sql of [
      `UPDATE lead_activity SET after = '"lost"'`,
      'DELETE FROM lead_activity',
      'TRUNCATE lead_activity',
      `INSERT INTO lead_activity (id, lead_id, reference, kind, at)
         VALUES (gen_random_uuid(), gen_random_uuid(), 'GD-1', 'status', '2020-01-01')`,
      `CREATE TRIGGER emptying AFTER DELETE ON other REFERENCING OLD TABLE AS gone
         FOR EACH STATEMENT EXECUTE FUNCTION empty_lead_activity()`,
    ])
      await expect(service.query(sql)).rejects.toThrow(/permission denied/);
  } finally {
    await service.end();
  }
  expect(await rowsOf(id)).toMatchObject([{ after: 'pending' }]);
});

it.each([
  ['status', { status: 'pending' }, 'Status: New → Pending', { status: 'new' }],
  ['tags', { tags: ['chhath'] }, 'Tags: chhath', { tags: [] }],
  [
    'nextStep',
    { nextStep: { at: '2027-01-05T05:30:00.000Z', text: 'call' } },
    'Next step: call, 2027-01-05',
    { nextStep: null },
  ],
  [
    'prospects',
    { value: 50_000, expectedMonth: '2027-02' },
    'Value, Expected month',
    { value: null, expectedMonth: null },
  ],
] as const)('the Undo of a change of %s puts it back, once', async (kind, update, text, before) => {
  const id = await enquire();
  await amit.change(id, update);
  const [made] = await amit.undoableChanges(id);
  expect(made).toMatchObject({ kind, text });
  const { body } = await amit.undo(id, made?.id).expect(200);
  expect(body.submission).toMatchObject(before);
  await amit.undo(id, made?.id).expect(404);
});

it('the Undo of a change names the other, is audited and can be undone itself', async () => {
  const id = await enquire();
  await amit.change(id, { status: 'pending' });
  await amit.undo(id, (await amit.undoableChanges(id))[0]?.id).expect(200);
  const [first, second] = await rowsOf(id);
  const back = { kind: 'status', before: 'pending', after: 'new' };
  expect(second).toMatchObject({ ...back, action: 'change_undone', undoes: first?.id });
  const [entry] = await admin.audited('change_undone');
  expect(entry).toMatchObject({ actor: { id: amit.id }, subject: { id }, detail: 'status' });
  const [again] = await amit.undoableChanges(id);
  expect(again?.id).toBe(second?.id);
  await amit.undo(id, again?.id).expect(200);
  expect((await amit.detail(id)).status).toBe('pending');
});

it('the Undo of a change gives a lead back to who had it, and names the entry', async () => {
  const id = await enquire();
  await amit.change(id, { ownerId: ravi.id });
  await amit.change(id, { ownerId: amit.id });
  const [made] = await amit.undoableChanges(id);
  expect(made).toMatchObject({ kind: 'owner', text: 'Owner: Ravi Kumar → Amit Raj' });
  expect((await amit.detail(id)).ownerChanges[0]?.id).toBe(made?.entryId);
  await amit.undo(id, made?.id).expect(200);
  expect((await amit.detail(id)).owner).toEqual({ id: ravi.id, name: 'Ravi Kumar' });
});

it('the Undo of a change takes a note and a contact away again, and the answer is due again', async () => {
  const id = await enquire();
  await amit.note(id, 'Wrong lead');
  await amit.contact(id);
  expect((await amit.detail(id)).contactedAt).not.toBeNull();
  const [contact, note] = await amit.undoableChanges(id);
  expect([contact?.kind, note?.kind]).toEqual(['contact', 'note']);
  await amit.undo(id, note?.id).expect(200);
  await amit.undo(id, contact?.id).expect(200);
  expect(await amit.detail(id)).toMatchObject({ notes: [], contacts: [], contactedAt: null });
  expect(await amit.undoableChanges(id)).toEqual([]);
});

it('the Undo of a change restores what was deleted and hides what was restored', async () => {
  const id = await enquire();
  await amit.remove(id);
  await amit.undo(id, (await amit.undoableChanges(id))[0]?.id).expect(200);
  expect((await amit.detail(id)).status).toBe('new');
  const [restoration] = await amit.undoableChanges(id);
  expect(restoration?.kind).toBe('restoration');
  await amit.undo(id, restoration?.id).expect(200);
  await amit.request.get(`${path}/${id}`).expect(404);
});

it('the Undo of a change brings back what was set aside as spam, and sets it aside again', async () => {
  const id = await enquire();
  await amit.request.post(`${path}/${id}/spam`).expect(200);
  await amit.undo(id, (await amit.undoableChanges(id))[0]?.id).expect(200);
  expect((await amit.detail(id)).quarantine).toBeNull();
  const [notSpam] = await amit.undoableChanges(id);
  expect(notSpam?.kind).toBe('notSpam');
  await amit.undo(id, notSpam?.id).expect(200);
  expect((await amit.detail(id)).quarantine).not.toBeNull();
});

it('the Undo of a change takes back the first contact that a closed deal was', async () => {
  const id = await enquire();
  expect((await amit.change(id, { status: 'delivered' })).contactedAt).not.toBeNull();
  expect(await amit.change(id, { status: 'pending' })).toMatchObject({ contactedAt: null });
});

it('the Undo of a change is for who made the change alone, within a day', async () => {
  const id = await enquire();
  await amit.change(id, { status: 'pending' });
  const [made] = await amit.undoableChanges(id);
  expect(await ravi.undoableChanges(id)).toEqual([]);
  expect((await ravi.undo(id, made?.id).expect(403)).body.code).toBe('not_allowed');
  await amit.undo(id, randomUUID()).expect(404);
  await amit.undo(randomUUID(), made?.id).expect(404);
  await leads.sql`UPDATE leads.lead_activity SET at = now() - interval '25 hours' WHERE id = ${made?.id}`;
  expect(await amit.undoableChanges(id)).toEqual([]);
  expect((await amit.undo(id, made?.id).expect(409)).body.message).toContain('24 hours');
  await amit.request.get(`${path}/${randomUUID()}/own-changes`).expect(404);
});

it('a later change of the same by somebody else stands in the way, and is named', async () => {
  const id = await enquire();
  await amit.change(id, { status: 'pending', tags: ['one'] });
  const status = (await amit.undoableChanges(id)).find(({ kind }) => kind === 'status');
  await ravi.change(id, { status: 'lost' });
  const { body } = await amit.undo(id, status?.id).expect(409);
  expect(body).toMatchObject({ code: 'conflict', message: expect.stringContaining('Ravi Kumar') });
  expect((await amit.detail(id)).status).toBe('lost');
  expect((await amit.undoableChanges(id)).map(({ kind }) => kind)).toEqual(['tags']);
});

it('a later change of the same stands in the way until that is undone', async () => {
  const id = await enquire();
  await amit.change(id, { status: 'pending' });
  await amit.change(id, { status: 'lost' });
  // Back to what it was, but not by an Undo.
  await amit.change(id, { status: 'pending' });
  const [first, second, third] = await rowsOf(id);
  expect((await amit.undo(id, first?.id).expect(409)).body.message).toContain('changed again since');
  for (const row of [third, second, first]) await amit.undo(id, row?.id).expect(200);
  expect((await amit.detail(id)).status).toBe('new');
});

it('a later change of the same is not another field of what is expected', async () => {
  const id = await enquire();
  await amit.change(id, { value: 50_000 });
  await ravi.change(id, { expectedMonth: '2027-02' });
  await amit.undo(id, (await amit.undoableChanges(id))[0]?.id).expect(200);
  expect(await amit.detail(id)).toMatchObject({ value: null, expectedMonth: '2027-02' });
});

it('a later change of the same may be another name of a tag', async () => {
  const id = await enquire();
  await amit.change(id, { tags: ['puja', 'own'] });
  const [made] = await amit.undoableChanges(id);
  await ravi.request.post('/api/admin/tags/rename').send({ from: 'PUJA', to: 'Durga Puja' }).expect(200);
  expect((await amit.detail(id)).tags).toEqual(['Durga Puja', 'own']);
  expect((await amit.undo(id, made?.id).expect(409)).body.message).toContain('Ravi Kumar');
});

it.each([
  [{ status: 'pending' }, 'Status: New → Pending', { status: 'new' }],
  [{ addTags: ['diwali'] }, 'Tags: diwali', { tags: [] }],
  [{ ownerId: 'ravi' }, 'Owner: Nobody → Ravi Kumar', { owner: null }],
  [{ delete: true }, 'Deleted', { status: 'new' }],
] as const)('a bulk change is undone of one lead alone: %j', async (what, text, before) => {
  const [id, other] = [await enquire(), await enquire()];
  await bulk([id, other], 'ownerId' in what ? { ownerId: ravi.id } : what);
  const [made] = await amit.undoableChanges(id);
  expect(made).toMatchObject({ text });
  await amit.undo(id, made?.id).expect(200);
  expect(await amit.detail(id)).toMatchObject(before);
  expect(await amit.undoableChanges(other)).toMatchObject([{ text }]);
});

it('a bulk change is undone but where the same was changed or undone since', async () => {
  const ids = [await enquire(), await enquire(), await enquire(), await enquire()] as const;
  const [changed, undone, noted, still] = ids;
  const { undo: groupId } = await bulk([...ids], { addTags: ['diwali'] });
  await ravi.change(changed, { tags: ['diwali', 'own'] });
  await amit.undo(undone, (await amit.undoableChanges(undone))[0]?.id).expect(200);
  // What is about something else does not stand in the way.
  await ravi.change(noted, { status: 'pending' });
  const progress = await amit.bulk({ undo: groupId });
  expect(progress).toMatchObject({ total: 3, changed: 2, conflictCount: 1 });
  const tags = await Promise.all(ids.map(async (id) => (await amit.detail(id)).tags));
  expect(tags).toEqual([['diwali', 'own'], [], [], []]);
  expect(await rowsOf(still)).toMatchObject([
    { action: null, group_id: groupId, undoes: null },
    { action: null, group_id: groupId, undoes: expect.any(String) },
  ]);
  expect(await amit.undoableChanges(still)).toEqual([]);
});

it('a change that lost in a deadlock is made once more, and once alone', async () => {
  const id = await enquire();
  const other = new Client({ connectionString: leads.database.ownerUrl });
  await other.connect();
  // Who finds a deadlock first is rolled back: the service.
  await other.query("SET deadlock_timeout = '1min'");
  await other.query('BEGIN');
  await other.query('SELECT FROM leads.lead_count FOR UPDATE');
  // It holds the lead, and waits for the counts.
  const changed = amit.change(id, { status: 'lost' });
  await waitForBlockedSession(leads.database);
  await other.query('SELECT FROM leads.lead WHERE id = $1 FOR UPDATE', [id]);
  await other.query('COMMIT');
  await other.end();
  expect(await changed).toMatchObject({ status: 'lost', version: 2 });
  expect((await amit.detail(id)).statusChanges).toHaveLength(1);
});
