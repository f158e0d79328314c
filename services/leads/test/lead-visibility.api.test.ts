import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from './event-stream';
import { type Colleague, linesOf, path, useLeads } from './leads-client';

const leads = useLeads();
const mark = 'Visibilitymark';

const admin = leads.member('admin');
const manager = leads.member('manager');
const amit = leads.member('sales_executive', 'Amit Raj');
const ravi = leads.member('sales_executive', 'Ravi Kumar');
/** Of Amit, of Ravi and of nobody. */
let own: string;
let his: string;
let nobodys: string;

const enquire = async (owner?: Colleague): Promise<string> => {
  const id = await leads.enquire({ name: mark });
  if (owner) await admin.change(id, { ownerId: owner.id, tags: ['Seen'] });
  return id;
};

beforeAll(async () => {
  [own, his, nobodys] = [await enquire(amit), await enquire(ravi), await enquire()];
  await leads.sql`UPDATE leads.lead SET due_at = now() - interval '1 hour'`;
  await admin.configure({ visibility: 'own_and_unassigned' });
});

const idsOf = async (who: Colleague, query: object) => (await who.idsOf(query)).sort();

const fileOf = async (who: Colleague, file: string, selection: object = { filter: {} }): Promise<string> => {
  const asked = who.request.post(`${path}/${file}`).send({ selection }).responseType('blob');
  return String((await asked.expect(200)).body);
};

it.each([
  ['a page', {}],
  ['a page by due times', { sort: 'due' }],
  ['a search', { q: mark }],
  ['a tag', { tag: 'seen' }],
  ['what is late', { due: 'overdue' }],
  ['the whole list', { limit: undefined }],
])('with visibility of own leads: %s has no lead of a colleague', async (_, query) => {
  const found = await idsOf(amit, query);
  expect(found).not.toContain(his);
  expect(found).toContain(own);
  expect(await idsOf(manager, query)).toEqual(expect.arrayContaining([own, his]));
});

it('with visibility of own leads: not even by asking for the colleague', async () => {
  expect(await idsOf(amit, { owner: ravi.id })).toEqual([]);
  expect(await idsOf(amit, { owner: 'none' })).toEqual([nobodys]);
  expect(await idsOf(manager, { owner: ravi.id })).toEqual([his]);
});

it('with visibility of own leads: exports and files leave others out', async () => {
  const named = (text: string) => [own, nobodys, his].map((id) => text.includes(id));
  for (const file of ['export', 'export.csv']) {
    expect(named(await fileOf(amit, file))).toEqual([true, true, false]);
    expect(named(await fileOf(manager, file))).toEqual([true, true, true]);
  }
  const both = { leads: [{ id: own }, { id: his }] };
  expect(named(await fileOf(amit, 'export.csv', both))).toEqual([true, false, false]);
  expect((await fileOf(amit, 'export.xlsx')).startsWith('PK')).toBe(true);
});

it('with visibility of own leads: counts leave others out, wherever they are', async () => {
  const { views, owners } = await amit.read(`${path}/views`);
  const shownViews = ['all', 'new', 'open', 'mine', 'unassigned'];
  expect(shownViews.map((view) => views[view].count)).toEqual([2, 2, 2, 1, 1]);
  expect(owners.map(({ owner }: { owner: { id: string } }) => owner.id)).toEqual([amit.id]);
  const { stats, recent, waiting } = await amit.read('/api/admin/dashboard');
  expect([stats.total, stats.new]).toEqual([2, 2]);
  for (const shown of [recent, waiting])
    expect(shown.map(({ id }: { id: string }) => id).sort()).toEqual([own, nobodys].sort());
  const { tags } = await amit.read('/api/admin/tags');
  expect(tags).toEqual([{ tag: 'Seen', count: 1 }]);
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const report = async (who: Colleague) => {
    const address = `/api/admin/reports?from=${today}&to=${today}`;
    return (await who.read(address)).days[0].count;
  };
  expect([await report(amit), await report(manager)]).toEqual([2, 3]);
  expect((await manager.read(`${path}/views`)).views.all.count).toBe(3);
});

it('with visibility of own leads: others can be neither opened nor changed, nor seen to exist', async () => {
  const refused = await Promise.all([
    amit.request.get(`${path}/${his}`),
    amit.request.patch(`${path}/${his}`).send({ status: 'lost' }),
    amit.request.patch(`${path}/${his}`).send({ ownerId: amit.id }),
    amit.request.post(`${path}/${his}/notes`).send({ content: 'Mine!' }),
    amit.request.post(`${path}/${his}/contacts`).send({ outcome: 'reached', channel: 'call' }),
    amit.request.post(`${path}/${his}/alerts/${own}/resend`),
  ]);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(6).fill([404, 'not_found']));
  await amit.change(own, { status: 'pending' });
  await amit.change(own, { status: 'new' });
  const body = await ravi.read(`${path}/${his}`);
  expect(body.submission).toMatchObject({ status: 'new', version: 3, notes: [], contacts: [] });
});

it('with visibility of own leads: a bulk change leaves others out, by name and by filter', async () => {
  const change = { addTags: ['Bulk'] };
  expect(await amit.bulk({ ids: [his], change })).toMatchObject({ changed: 0, conflicts: [] });
  const selected = amit.request.post(`${path}/bulk`).send({ selection: { filter: {} }, change });
  expect(linesOf((await selected.buffer(true)).text).at(-1)).toMatchObject({ total: 2, changed: 2 });
  expect((await ravi.detail(his)).tags).toEqual(['Seen']);
});

it('with visibility of own leads: an undo does not name a lead that became a colleague’s', async () => {
  const ids = [await enquire(amit), await enquire(amit)];
  const { undo } = await amit.bulk({ ids, change: { status: 'pending' } });
  await admin.change(ids[1] ?? '', { ownerId: ravi.id });
  const undone = await amit.bulk({ undo });
  expect(undone).toMatchObject({ done: 2, changed: 1, conflicts: [], conflictCount: 0 });
  for (const id of ids) await admin.remove(id);
});

it('with visibility of own leads: live events tell of nobody else’s lead', async () => {
  const [stream, all] = [await listen(leads.url, amit.token), await listen(leads.url, manager.token)];
  await ravi.note(his, 'Called twice');
  await ravi.note(nobodys, 'Nobody has it');
  await stream.until((text) => text.includes(nobodys));
  await all.until((text) => text.includes(nobodys));
  expect(stream.text()).not.toContain(his);
  expect(all.text()).toContain(his);
  stream.close();
  all.close();
});

it('with visibility of own leads: who hands one over sees it no longer, and is told', async () => {
  const id = await enquire(amit);
  const stream = await listen(leads.url, amit.token);
  await amit.change(id, { ownerId: ravi.id });
  await stream.until((text) => text.includes(id));
  await amit.request.get(`${path}/${id}`).expect(404);
  await manager.remove(id);
  expect((await amit.request.get(`${path}/${id}`).expect(404)).body.code).toBe('not_found');
  stream.close();
});

it('the setting shows everything again at once, and to open streams within seconds', async () => {
  const stream = await listen(leads.url, amit.token);
  await admin.configure({ visibility: 'all' });
  expect(await idsOf(amit, {})).toContain(his);
  await sleep(6000);
  await ravi.note(his, 'Once more');
  await stream.until((text) => text.includes(his));
  stream.close();
});

it('the setting is an admin’s, is written down, and takes only what there is', async () => {
  expect(await admin.read('/api/admin/lead-settings')).toEqual({
    visibility: 'all',
    closedDays: [],
    assignment: { rule: 'none', memberIds: [], services: {}, cities: [] },
    monthMail: true,
    thankYouMail: true,
    takesByWorking: false,
    outcomeReasons: expect.objectContaining({ lost: expect.arrayContaining(['Not now']) }),
  });
  const days = ['02-30', '2026-02-29', '2026-11-31'].map((day) => ({ closedDays: [day] }));
  for (const wrong of [{ visibility: 'none' }, ...days])
    await admin.request.put('/api/admin/lead-settings').send(wrong).expect(400);
  const log = '/api/admin/audit?action=lead_settings_changed&limit=1';
  const [entry] = (await admin.read(log)).entries;
  expect(entry).toMatchObject({ actor: { id: admin.id }, detail: 'Sales executives see all leads' });
});
