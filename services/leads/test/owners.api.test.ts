import { randomUUID } from 'node:crypto';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { lastLine } from '../../../infra/test/support/last-line';
import { listen } from './event-stream';
import { leadsClient, path, useWorker } from './leads-client';

const leads = useService('leads');
const { enquire, detail: read, idsOf } = leadsClient(leads);
const worker = useWorker(leads);

let meera: SignedIn;
let amit: SignedIn;
let ravi: SignedIn;

beforeAll(async () => {
  meera = await leads.signIn('manager', 'Meera Sinha');
  amit = await leads.signIn('sales_executive', 'Amit Raj');
  ravi = await leads.signIn('sales_executive', 'Ravi Kumar');
});

const give = (who: SignedIn, id: string, ownerId: string | null, more: object = {}) =>
  who.request.patch(`${path}/${id}`).send({ ownerId, ...more });

const detail = (id: string) => read(meera, id);

/** The e-mails of handovers, as the worker would send them now. */
const owedEmails = () => worker.owed('handover');

describe('the owner of a lead', () => {
  it('is nobody at first, then who took it or got it, with a line of note', async () => {
    const id = await enquire();
    expect((await detail(id)).owner).toBeNull();
    const taken = await give(amit, id, amit.id).expect(200);
    expect(taken.body.submission).toMatchObject({ owner: { id: amit.id, name: 'Amit Raj' }, version: 2 });
    await give(amit, id, ravi.id, { ownerNote: 'Speaks Maithili, call after 6' }).expect(200);
    await give(meera, id, null).expect(200);
    expect((await detail(id)).ownerChanges).toMatchObject([
      { from: { name: 'Ravi Kumar' }, to: null, author: { name: 'Meera Sinha' }, note: null },
      { from: { name: 'Amit Raj' }, to: { name: 'Ravi Kumar' }, note: 'Speaks Maithili, call after 6' },
      { from: null, to: { id: amit.id }, author: { id: amit.id } },
    ]);
  });

  it('is written down with who changed it', async () => {
    const id = await enquire();
    await give(meera, id, amit.id);
    const admin = await leads.signIn('admin');
    const { body } = await admin.request.get('/api/admin/audit?action=owner_changed&limit=1').expect(200);
    expect(body.entries[0]).toMatchObject({
      actor: { name: 'Meera Sinha' },
      subject: { id },
      detail: 'Nobody → Amit Raj',
    });
  });

  it('changes nothing when it is the same already, and is refused on an older version', async () => {
    const id = await enquire();
    await give(amit, id, amit.id, { version: 1 }).expect(200);
    expect((await give(amit, id, amit.id).expect(200)).body.submission.version).toBe(2);
    await give(ravi, id, ravi.id, { version: 1 }).expect(409);
    expect((await detail(id)).owner?.id).toBe(amit.id);
    expect((await detail(id)).ownerChanges).toHaveLength(1);
  });

  it.each([
    ['nobody who works here', () => randomUUID()],
    ['no id', () => 'amit'],
    [
      'somebody who was disabled',
      async () => {
        const { id } = await leads.signIn('manager');
        await leads.database.query(`UPDATE auth.app_user SET status = 'disabled' WHERE id = $1`, [id]);
        return id;
      },
    ],
  ])('is never %s', async (_, someone) => {
    const id = await enquire();
    const { body } = await give(meera, id, await someone()).expect(400);
    expect(body.fields).toHaveProperty('ownerId');
    expect((await detail(id)).owner).toBeNull();
  });

  it('may be given together with a status and tags', async () => {
    const id = await enquire();
    const { body } = await give(amit, id, amit.id, { status: 'in_progress', tags: ['Hot'] }).expect(200);
    expect(body.submission).toMatchObject({ owner: { id: amit.id }, status: 'in_progress', tags: ['Hot'] });
  });
});

describe('the list', () => {
  it('filters by mine, nobody and somebody, with counts of the open ones', async () => {
    const before = (await amit.request.get(`${path}/views`).expect(200)).body;
    const [mine, his, nobodys] = [await enquire(), await enquire(), await enquire()] as const;
    await give(amit, mine, amit.id);
    await give(ravi, his, ravi.id);
    expect(await idsOf(amit, { owner: 'me' })).toContain(mine);
    expect(await idsOf(amit, { owner: 'me' })).not.toContain(his);
    expect(await idsOf(amit, { owner: ravi.id, status: 'open' })).toContain(his);
    expect(await idsOf(amit, { owner: 'none' })).toContain(nobodys);
    expect(await idsOf(amit, { owner: 'none' })).not.toContain(mine);
    await amit.request.get(`${path}?limit=1&owner=everybody`).expect(400);
    const { views, owners } = (await amit.request.get(`${path}/views`).expect(200)).body;
    expect(views.mine.count - before.views.mine.count).toBe(1);
    expect(views.unassigned.count - before.views.unassigned.count).toBe(1);
    expect(owners).toContainEqual({
      owner: { id: ravi.id, name: 'Ravi Kumar' },
      count: (await idsOf(ravi, { owner: 'me', status: 'open' })).length,
      isExact: true,
    });
    await amit.request.patch(`${path}/${mine}`).send({ status: 'lost' });
    const closed = (await amit.request.get(`${path}/views`)).body.views;
    expect(closed.mine.count).toBe(before.views.mine.count);
  });

  it('is exported with the owner, in every kind of file', async () => {
    const id = await enquire();
    await give(ravi, id, ravi.id);
    const csv = await amit.request
      .post(`${path}/export.csv`)
      .send({ selection: { filter: { owner: ravi.id } } })
      .expect(200);
    expect(csv.text).toContain(',Owner,');
    expect(csv.text.split('\r\n').find((line) => line.includes(id))).toContain('Ravi Kumar');
    const lines = await amit.request
      .get(`${path}/export`)
      .query({ owner: ravi.id })
      .buffer(true)
      .parse(lastLine);
    expect(lines.body).toMatchObject({ owner: { id: ravi.id } });
  });

  it('names everybody who can own leads', async () => {
    const { body } = await amit.request.get('/api/admin/staff').expect(200);
    expect(body.staff).toContainEqual({ id: ravi.id, name: 'Ravi Kumar', role: 'sales_executive' });
  });
});

describe('many leads', () => {
  const bulk = (who: SignedIn, ids: string[], ownerId: string | null) =>
    who.request
      .post(`${path}/bulk`)
      .send({ selection: { leads: ids.map((id) => ({ id })) }, change: { ownerId, ownerNote: 'Patna City' } })
      .buffer(true)
      .parse(lastLine);

  it('are given to somebody at once, and Undo gives each back to who had it', async () => {
    const ids = [await enquire(), await enquire(), await enquire()];
    await give(ravi, ids[0] as string, ravi.id);
    const { body } = await bulk(meera, ids, amit.id).expect(200);
    expect(body).toMatchObject({ done: 3, changed: 3 });
    for (const id of ids) expect((await detail(id)).owner?.id).toBe(amit.id);
    const undone = await meera.request.post(`${path}/bulk/${body.undo}/undo`).buffer(true).parse(lastLine);
    expect(undone.body).toMatchObject({ changed: 3, conflictCount: 0 });
    expect((await detail(ids[0] as string)).owner?.id).toBe(ravi.id);
    const { owner, ownerChanges } = await detail(ids[1] as string);
    expect(owner).toBeNull();
    expect(ownerChanges[0]).toMatchObject({ from: { id: amit.id }, to: null, author: { id: meera.id } });
  });

  it('are refused for who is not there, before any is changed', async () => {
    const id = await enquire();
    await meera.request
      .post(`${path}/bulk`)
      .send({ selection: { leads: [{ id }] }, change: { ownerId: randomUUID() } })
      .expect(400);
    expect((await detail(id)).version).toBe(1);
  });

  it('come in one e-mail', async () => {
    await leads.database.query('DELETE FROM leads.delivery');
    const ids = await Promise.all(Array.from({ length: 3 }, () => enquire()));
    await bulk(meera, ids, amit.id).expect(200);
    const emails = await owedEmails();
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ subject: 'Yours now: 3 leads', to: { address: amit.email } });
    expect(emails[0]?.text).toContain('“Patna City”');
  });
});

describe('whoever gets a lead', () => {
  beforeEach(() => leads.database.query('DELETE FROM leads.delivery'));

  it('is told by e-mail, by whom and what, but not of what they took themselves', async () => {
    const [given, taken] = [await enquire(), await enquire()] as const;
    await give(meera, given, amit.id, { ownerNote: 'Old customer' });
    await give(amit, taken, amit.id);
    const { name } = await detail(given);
    const emails = await owedEmails();
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      to: { name: 'Amit Raj', address: amit.email },
      subject: `Yours now: ${name}, SEO`,
    });
    for (const text of ['Meera Sinha gave you this lead', '“Old customer”', `/admin/submissions/${given}`])
      expect(emails[0]?.text).toContain(text);
  });

  it('gets no e-mail when it was taken back before it went out', async () => {
    const id = await enquire();
    await give(meera, id, amit.id);
    await give(meera, id, null);
    expect(await owedEmails()).toEqual([undefined]);
    const [{ wait }] = (await leads.database.query<{ wait: number }>(
      `SELECT extract(epoch FROM next_attempt_at - now())::float8 AS wait FROM leads.delivery`,
    )) as [{ wait: number }];
    expect(wait).toBeGreaterThan(5);
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
