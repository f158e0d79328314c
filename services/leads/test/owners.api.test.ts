import { randomUUID } from 'node:crypto';
import { listen } from './event-stream';
import { type Colleague, path, useLeads, useWorker } from './leads-client';

const leads = useLeads();
const { enquire } = leads;
const worker = useWorker(leads);

const meera = leads.member('manager', 'Meera Sinha');
const amit = leads.member('sales_executive', 'Amit Raj');
const ravi = leads.member('sales_executive', 'Ravi Kumar');

const give = (who: Colleague, id: string, ownerId: string | null, more: object = {}) =>
  who.request.patch(`${path}/${id}`).send({ ownerId, ...more });

/** The e-mails of handovers, as the worker would send them now. */
const handoverEmails = () => worker.emails('handover');

it('the owner is nobody at first, then who took or got it, with a note, all written down', async () => {
  const id = await enquire();
  expect((await meera.detail(id)).owner).toBeNull();
  const taken = await give(amit, id, amit.id).expect(200);
  expect(taken.body.submission).toMatchObject({ owner: { id: amit.id, name: 'Amit Raj' }, version: 2 });
  await give(amit, id, ravi.id, { ownerNote: 'Speaks Maithili, call after 6' }).expect(200);
  await give(meera, id, null).expect(200);
  expect((await meera.detail(id)).ownerChanges).toMatchObject([
    { from: { name: 'Ravi Kumar' }, to: null, author: { name: 'Meera Sinha' }, note: null },
    { from: { name: 'Amit Raj' }, to: { name: 'Ravi Kumar' }, note: 'Speaks Maithili, call after 6' },
    { from: null, to: { id: amit.id }, author: { id: amit.id } },
  ]);
  const admin = await leads.signIn('admin');
  const body = await admin.read('/api/admin/audit?action=owner_changed&limit=3');
  expect(body.entries[2]).toMatchObject({
    actor: { name: 'Amit Raj' },
    subject: { id },
    detail: 'Nobody → Amit Raj',
  });
});

it('the owner who has it already changes nothing; an older version is refused', async () => {
  const id = await enquire();
  await give(amit, id, amit.id, { version: 1 }).expect(200);
  expect((await give(amit, id, amit.id).expect(200)).body.submission.version).toBe(2);
  await give(ravi, id, ravi.id, { version: 1 }).expect(409);
  expect(await meera.detail(id)).toMatchObject({ owner: { id: amit.id }, ownerChanges: [{}] });
});

it('the owner of a lead is never nobody who works here, no id, or somebody who was disabled', async () => {
  const { id: disabled } = await leads.signIn('manager');
  await leads.sql`UPDATE auth.app_user SET status = 'disabled' WHERE id = ${disabled}`;
  const id = await enquire();
  for (const someone of [randomUUID(), 'amit', disabled])
    expect((await give(meera, id, someone).expect(400)).body.fields).toHaveProperty('ownerId');
  expect((await meera.detail(id)).owner).toBeNull();
});

it('the owner of a lead may be given together with a status and tags', async () => {
  const id = await enquire();
  const { body } = await give(amit, id, amit.id, { status: 'in_progress', tags: ['Hot'] }).expect(200);
  expect(body.submission).toMatchObject({ owner: { id: amit.id }, status: 'in_progress', tags: ['Hot'] });
});

const set = async (takesByWorking: boolean) => {
  const admin = await leads.signIn('admin');
  await admin.request.put('/api/admin/lead-settings').send({ takesByWorking }).expect(200);
};
const ways = {
  notes: { content: 'Called twice' },
  contacts: { outcome: 'reached', channel: 'whatsapp' },
  replies: { subject: 'Your enquiry', text: 'We call you.' },
};
type Way = keyof typeof ways | 'status';
const work = async (who: Colleague, id: string, how: Way) => {
  const answer =
    how === 'status'
      ? await who.request.patch(`${path}/${id}`).send({ status: 'in_progress' })
      : await who.request.post(`${path}/${id}/${how}`).send(ways[how]);
  return answer.body.submission.owner;
};
const all: Way[] = ['status', 'notes', 'contacts', 'replies'];

it.each(all)('who first works a lead of nobody owns it by its %s where that is set', async (how) => {
  const [asked, taken] = [await enquire(), await enquire()];
  expect(await work(amit, asked, how)).toBeNull();
  await set(true);
  expect(await work(amit, taken, how)).toEqual({ id: amit.id, name: amit.name });
  expect(await work(ravi, taken, how === 'status' ? 'notes' : 'status')).toMatchObject({ id: amit.id });
  expect((await meera.detail(taken)).ownerChanges).toMatchObject([{ from: null, to: { id: amit.id } }]);
  await give(amit, taken, null, { status: 'new' }).expect(200);
  expect(await meera.detail(taken)).toMatchObject({ status: 'new', owner: null });
  await set(false);
  expect((await handoverEmails()).filter(Boolean)).toEqual([]);
});

it.each(all)('who first works a lead of nobody gives it back by undoing the %s', async (how) => {
  const undo = async (id: string) => {
    const body = await amit.read(`${path}/${id}/own-changes`);
    const [change] = body.changes.filter(({ kind }: { kind: string }) => kind !== 'owner');
    return (await amit.request.post(`${path}/${id}/own-changes/${change.id}/undo`).expect(200)).body;
  };
  await set(true);
  const [taken, given] = [await enquire(), await enquire()];
  for (const id of [taken, given]) await work(amit, id, how);
  await give(meera, given, ravi.id).expect(200);
  expect((await undo(taken)).submission).toMatchObject({ status: 'new', owner: null });
  expect((await undo(given)).submission).toMatchObject({ status: 'new', owner: { id: ravi.id } });
  await set(false);
});

it('the list filters by mine, nobody and somebody, with counts of the open ones', async () => {
  const viewsOf = () => amit.read(`${path}/views`);
  const before = await viewsOf();
  const [mine, his, nobodys] = [await enquire(), await enquire(), await enquire()] as const;
  await give(amit, mine, amit.id);
  await give(ravi, his, ravi.id);
  const myLeads = await amit.idsOf({ owner: 'me' });
  expect([myLeads.includes(mine), myLeads.includes(his)]).toEqual([true, false]);
  expect(await amit.idsOf({ owner: ravi.id, status: 'open' })).toContain(his);
  const free = await amit.idsOf({ owner: 'none' });
  expect([free.includes(nobodys), free.includes(mine)]).toEqual([true, false]);
  const { views, owners } = await viewsOf();
  expect(views.mine.count - before.views.mine.count).toBe(1);
  expect(views.unassigned.count - before.views.unassigned.count).toBe(1);
  expect(owners).toContainEqual({
    owner: { id: ravi.id, name: 'Ravi Kumar' },
    count: (await ravi.idsOf({ owner: 'me', status: 'open' })).length,
    isExact: true,
  });
  await amit.change(mine, { status: 'lost' });
  expect((await viewsOf()).views.mine.count).toBe(before.views.mine.count);
});

it('the list names everybody who can own leads', async () => {
  const body = await amit.read('/api/admin/staff');
  expect(body.staff).toContainEqual({ id: ravi.id, name: 'Ravi Kumar', role: 'sales_executive' });
});

const bulk = (ids: string[], ownerId: string) =>
  meera.bulk({ ids, change: { ownerId, ownerNote: 'Patna City' } });

it('many leads are refused for who is not there, before any is changed', async () => {
  const id = await enquire();
  const request = { selection: { leads: [{ id }] }, change: { ownerId: randomUUID() } };
  await meera.request.post(`${path}/bulk`).send(request).expect(400);
  expect((await meera.detail(id)).version).toBe(1);
});

it('many leads come in one e-mail', async () => {
  await leads.sql`DELETE FROM leads.delivery`;
  await bulk([await enquire(), await enquire(), await enquire()], amit.id);
  expect(await handoverEmails()).toEqual([
    expect.objectContaining({
      subject: 'Yours now: 3 leads',
      to: { name: 'Amit Raj', address: amit.email },
      text: expect.stringContaining('“Patna City”'),
    }),
  ]);
});

describe('whoever gets a lead', () => {
  beforeEach(() => leads.sql`DELETE FROM leads.delivery`);

  it('is told by e-mail, by whom and what, but not of what they took themselves', async () => {
    const [given, taken] = [await enquire(), await enquire()] as const;
    await give(meera, given, amit.id, { ownerNote: 'Old customer' });
    await give(amit, taken, amit.id);
    const { name } = await meera.detail(given);
    const [email, ...others] = await handoverEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      to: { name: 'Amit Raj', address: amit.email },
      subject: `Yours now: ${name}, SEO`,
    });
    for (const text of ['Meera Sinha gave you this lead', '“Old customer”', `/admin/submissions/${given}`])
      expect(email?.text).toContain(text);
  });

  it('gets no e-mail when it was taken back before it went out', async () => {
    const id = await enquire();
    await give(meera, id, amit.id);
    await give(meera, id, null);
    expect(await handoverEmails()).toEqual([undefined]);
    const [row] = await leads.sql<{ wait: number }>`SELECT extract(epoch
      FROM next_attempt_at - now())::float8 AS wait FROM leads.delivery WHERE kind = 'handover'`;
    expect(row?.wait).toBeGreaterThan(5);
  });

  it('hears of it at once in the application, and nobody else does', async () => {
    const [his, others] = await Promise.all([listen(leads.url, amit.token), listen(leads.url, ravi.token)]);
    const id = await enquire();
    await give(meera, id, amit.id);
    await his.until((text) => text.includes('"assigned"'));
    await others.until((text) => text.includes('"kind":"lead"'));
    expect(his.events()).toContainEqual({ kind: 'assigned', to: amit.id, by: meera.id, id, count: 1 });
    expect(others.events().map(({ kind }) => kind)).not.toContain('assigned');
    expect(others.text()).not.toContain('owners');
    his.close();
    others.close();
  });
});
