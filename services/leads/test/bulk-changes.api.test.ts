import { randomUUID } from 'node:crypto';
import type { BulkChange, BulkProgress, LeadSelection, SubmissionList } from '@golghar/contracts';
import { type Colleague, linesOf, path, useLeads } from './leads-client';

const leads = useLeads();

const manager = leads.member('manager', 'Meera Sinha');
const executive = leads.member('sales_executive', 'Amit Raj');
const admin = leads.member('admin');

const freshMark = () => `Bulk${randomUUID().slice(0, 13)}`;

/** Stores leads that a mark finds. */
async function enquire(count: number, mark = freshMark()) {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await leads.enquire({ name: `${mark} ${n}` }));
  return ids as [string, string, string, ...string[]];
}

async function send(who: Colleague, address: string, body?: object) {
  const { status, text } = await who.request.post(`${path}${address}`).send(body).buffer(true);
  const lines: BulkProgress[] = linesOf(text);
  return { status, lines, last: lines.at(-1) as BulkProgress };
}

const change = (who: Colleague, selection: LeadSelection, what: BulkChange) =>
  send(who, '/bulk', { selection, change: what });

const these = (ids: readonly string[]): LeadSelection => ({ leads: ids.map((id) => ({ id })) });

const undo = (who: Colleague, id: string | null) => send(who, `/bulk/${id}/undo`);

const found = async (query: object): Promise<SubmissionList> =>
  await executive.read(path, { limit: 200, ...query });

const views = async () => (await executive.read(`${path}/views`)).views;

it('a change of many leads takes what a filter shows but what was left out, and is undone once', async () => {
  const mark = freshMark();
  const [first, second] = await enquire(5, mark);
  const before = await views();
  const selection = { filter: { q: mark }, except: [first] };
  const { status, lines, last } = await change(executive, selection, { status: 'delivered' });
  expect(status).toBe(200);
  expect(lines[0]).toMatchObject({ total: 4, done: 0, isDone: false });
  expect(last).toMatchObject({ total: 4, done: 4, changed: 4, conflicts: [], isDone: true });
  expect((await found({ q: mark, status: 'delivered' })).total).toBe(4);
  const { statusChanges, contactedAt } = await executive.detail(second);
  expect(statusChanges[0]).toMatchObject({ to: 'delivered', author: { name: 'Amit Raj' } });
  expect(contactedAt).not.toBeNull();
  expect((await views()).delivered.count - before.delivered.count).toBe(4);
  expect((await undo(manager, last.undo)).status).toBe(404);
  expect((await undo(executive, last.undo)).last).toMatchObject({ total: 4, changed: 4, isDone: true });
  expect((await found({ q: mark, status: 'new' })).total).toBe(5);
  expect((await executive.detail(second)).contactedAt).toBeNull();
  expect(await views()).toEqual(before);
  expect((await undo(executive, last.undo)).status).toBe(404);
});

it('a change of many leads leaves alone what somebody else changed meanwhile, and names it', async () => {
  const ids = await enquire(3);
  const [changed, deleted, same] = ids;
  await manager.change(changed, { status: 'pending' });
  await manager.request.delete(`${path}/${deleted}`);
  const selection = { leads: ids.map((id) => ({ id, version: 1 })) };
  const { last } = await change(executive, selection, { addTags: ['Hot'] });
  expect(last).toMatchObject({ done: 3, changed: 1, conflictCount: 2 });
  expect(last.conflicts.map(({ id }) => id).sort()).toEqual([changed, deleted].sort());
  expect((await executive.detail(same)).tags).toEqual(['Hot']);
});

it('a change of many leads adds and removes tags in whatever case, and they are found', async () => {
  const ids = await enquire(2);
  await executive.change(ids[0], { tags: ['Own', 'bulk tag'] });
  const added = await change(executive, these(ids), { addTags: ['Bulk Tag'] });
  expect(added.last).toMatchObject({ done: 2, changed: 1 });
  expect((await found({ tag: 'bulk tag' })).total).toBe(2);
  const removed = await change(executive, these(ids), { removeTags: ['BULK TAG'] });
  expect(removed.last.changed).toBe(2);
  expect((await found({ q: 'bulk tag' })).total).toBe(0);
  await undo(executive, removed.last.undo);
  expect((await executive.detail(ids[0])).tags).toEqual(['Own', 'bulk tag']);
});

it('a change of many leads deletes and brings back, for managers alone', async () => {
  const mark = freshMark();
  const ids = await enquire(2, mark);
  const selection = { filter: { q: mark } };
  expect((await change(executive, selection, { delete: true })).status).toBe(403);
  const { last } = await change(manager, selection, { delete: true });
  expect(last.changed).toBe(2);
  const { body } = await executive.request.get(`${path}/${ids[0]}`);
  expect(body).toMatchObject({ code: 'deleted', deletion: { by: { name: 'Meera Sinha' } } });
  expect((await undo(manager, last.undo)).last.changed).toBe(2);
  expect((await found({ q: mark })).total).toBe(2);
  for (const action of ['lead_deleted', 'lead_restored']) {
    const subjects = (await admin.audited(action)).map(({ subject }) => subject?.id);
    expect(subjects).toEqual(expect.arrayContaining(ids));
  }
});

it('a change of many leads is undone within a day and no later', async () => {
  const ids = await enquire(1);
  const { last } = await change(executive, these(ids), { status: 'lost' });
  await leads.sql`UPDATE leads.lead_activity SET at = at - interval '24 hours 1 second'
      WHERE group_id = ${last.undo}`;
  expect((await undo(executive, last.undo)).status).toBe(404);
  expect((await executive.detail(ids[0])).status).toBe('lost');
});

it('a change of many leads takes hundreds in several steps', async () => {
  const mark = freshMark();
  await leads.sql`INSERT INTO leads.lead (id, reference, name, email, phone, service, message, submitted_at, updated_at)
       SELECT gen_random_uuid(), 'GD-' || n, ${mark}, 'a@b.example', '1', 'seo', 'Hello', now(), now()
       FROM generate_series(1, 450) n`;
  const { lines, last } = await change(executive, { filter: { q: mark } }, { status: 'lost' });
  expect(lines.map(({ done }) => done)).toEqual([0, 200, 400, 450]);
  expect((await undo(executive, last.undo)).lines.map(({ done }) => done)).toEqual([200, 400, 450]);
});

it.each([
  [{ selection: { leads: [] }, change: { status: 'lost' } }],
  [{ selection: { filter: {} }, change: { status: 'won' } }],
  [{ selection: { filter: { colour: 'red' } }, change: { status: 'lost' } }],
  [{ selection: { filter: {} }, change: { status: 'lost', delete: true } }],
])('a change of many leads is refused as %j', async (body) => {
  expect((await send(manager, '/bulk', body)).status).toBe(400);
});

it('a change of many leads is written down once', async () => {
  await change(manager, these(await enquire(2)), { addTags: ['Seen'] });
  const [entry] = await admin.audited('bulk_changed');
  expect(entry).toMatchObject({ detail: 'Tags added: Seen, 2 leads', actor: { name: 'Meera Sinha' } });
});
