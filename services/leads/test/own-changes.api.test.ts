import { randomUUID } from 'node:crypto';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { leadsClient, path } from './leads-client';

const leads = useService('leads');
const client = leadsClient(leads);
const { enquire } = client;

let amit: SignedIn;
let ravi: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  amit = await leads.signIn('manager', 'Amit Raj');
  ravi = await leads.signIn('manager', 'Ravi Kumar');
  admin = await leads.signIn('admin');
});

const list = (id: string, who = amit) => client.ownChanges(who, id);

const undo = (id: string, changeId: string | undefined, who = amit) =>
  who.request.post(`${path}/${id}/own-changes/${changeId}/undo`);

const detail = (id: string) => client.detail(amit, id);

const change = (id: string, update: object, who = amit) =>
  who.request.patch(`${path}/${id}`).send(update).expect(200);

const fields = [
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
] as const;

it.each(fields)('undoes a change of %s by who made it', async (kind, update, text, before) => {
  const id = await enquire();
  await change(id, update);
  const [made] = await list(id);
  expect(made).toMatchObject({ kind, text });
  const { body } = await undo(id, made?.id).expect(200);
  expect(body.submission).toMatchObject(before);
  await undo(id, made?.id).expect(404);
});

it('gives a lead back to whoever had it, and names the entry of the timeline', async () => {
  const id = await enquire();
  await change(id, { ownerId: ravi.id });
  await change(id, { ownerId: amit.id });
  const [made] = await list(id);
  expect(made).toMatchObject({ kind: 'owner', text: 'Owner: Ravi Kumar → Amit Raj' });
  expect((await detail(id)).ownerChanges[0]?.id).toBe(made?.entryId);
  await undo(id, made?.id).expect(200);
  expect((await detail(id)).owner).toEqual({ id: ravi.id, name: 'Ravi Kumar' });
});

it('takes a note and a contact away again, and the promise is owed again', async () => {
  const id = await enquire();
  await amit.request.post(`${path}/${id}/notes`).send({ content: 'Wrong lead' }).expect(201);
  await amit.request.post(`${path}/${id}/contacts`).send({ outcome: 'reached', channel: 'call' }).expect(201);
  expect((await detail(id)).contactedAt).not.toBeNull();
  const [contact, note] = await list(id);
  expect([contact?.kind, note?.kind]).toEqual(['contact', 'note']);
  await undo(id, note?.id).expect(200);
  await undo(id, contact?.id).expect(200);
  expect(await detail(id)).toMatchObject({ notes: [], contacts: [], contactedAt: null });
  expect(await list(id)).toEqual([]);
});

it('restores what was deleted and hides what was restored', async () => {
  const id = await enquire();
  await amit.request.delete(`${path}/${id}`).expect(204);
  const [deletion] = await list(id);
  await undo(id, deletion?.id).expect(200);
  expect((await detail(id)).status).toBe('new');
  const [restoration] = await list(id);
  expect(restoration?.kind).toBe('restoration');
  await undo(id, restoration?.id).expect(200);
  await amit.request.get(`${path}/${id}`).expect(404);
});

it('brings back what was set aside as spam, and sets it aside again', async () => {
  const id = await enquire();
  await amit.request.post(`${path}/${id}/spam`).expect(200);
  const [spam] = await list(id);
  await undo(id, spam?.id).expect(200);
  expect((await detail(id)).quarantine).toBeNull();
  const [notSpam] = await list(id);
  expect(notSpam?.kind).toBe('notSpam');
  await undo(id, notSpam?.id).expect(200);
  expect((await detail(id)).quarantine).not.toBeNull();
});

describe('a change of many leads', () => {
  const bulk = async (selected: string[], change: object) => {
    const selection = { leads: selected.map((id) => ({ id })) };
    const { text } = await amit.request.post(`${path}/bulk`).send({ selection, change }).expect(200);
    return JSON.parse(text.trim().split('\n').at(-1) ?? '');
  };

  it.each([
    [{ status: 'pending' }, 'Status: New → Pending', { status: 'new' }],
    [{ addTags: ['diwali'] }, 'Tags: diwali', { tags: [] }],
    [{ ownerId: 'ravi' }, 'Owner: Nobody → Ravi Kumar', { owner: null }],
    [{ delete: true }, 'Deleted', { status: 'new' }],
  ] as const)('is undone of one of them alone: %j', async (what, text, before) => {
    const ids = [await enquire(), await enquire()];
    await bulk(ids, 'ownerId' in what ? { ownerId: ravi.id } : what);
    const [id = '', other = ''] = ids;
    const [made] = await list(id);
    expect(made).toMatchObject({ text });
    await undo(id, made?.id).expect(200);
    expect(await detail(id)).toMatchObject(before);
    expect(await list(other)).toMatchObject([{ text }]);
  });

  it('that was undone as a whole has nothing left to undo of each', async () => {
    const id = await enquire();
    const { undo: bulkId } = await bulk([id], { status: 'pending' });
    await amit.request.post(`${path}/bulk/${bulkId}/undo`).expect(200);
    await change(id, { status: 'pending' });
    expect(await list(id)).toHaveLength(1);
  });
});

it('refuses when somebody has changed the same since, and says who', async () => {
  const id = await enquire();
  await change(id, { status: 'pending', tags: ['one'] });
  const made = await list(id);
  await change(id, { status: 'lost' }, ravi);
  const status = made.find(({ kind }) => kind === 'status');
  const { body } = await undo(id, status?.id).expect(409);
  expect(body).toMatchObject({ code: 'conflict', message: expect.stringContaining('Ravi Kumar') });
  expect((await detail(id)).status).toBe('lost');
  // What nobody else touched is still there to be undone.
  expect((await list(id)).map(({ kind }) => kind)).toEqual(['tags']);
});

it('is for who made the change alone, within a day', async () => {
  const id = await enquire();
  await change(id, { status: 'pending' });
  const [made] = await list(id);
  expect(await list(id, ravi)).toEqual([]);
  expect((await undo(id, made?.id, ravi).expect(403)).body.code).toBe('not_allowed');
  await undo(id, randomUUID()).expect(404);
  await undo(randomUUID(), made?.id).expect(404);
  await leads.database.query(
    `UPDATE leads.lead_activity SET at = now() - interval '25 hours' WHERE id = $1`,
    [made?.id],
  );
  expect(await list(id)).toEqual([]);
  expect((await undo(id, made?.id).expect(409)).body.message).toContain('24 hours');
  await amit.request.get(`${path}/${randomUUID()}/own-changes`).expect(404);
});

it('is written down in the audit log', async () => {
  const id = await enquire();
  await change(id, { status: 'pending' });
  await undo(id, (await list(id))[0]?.id).expect(200);
  const { body } = await admin.request.get('/api/admin/audit').query({ action: 'change_undone' }).expect(200);
  expect(body.entries[0]).toMatchObject({ actor: { id: amit.id }, subject: { id }, detail: 'status' });
});
