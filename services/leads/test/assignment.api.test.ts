import { type Assignment, noAssignment } from '@golghar/contracts';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { takeoverJob } from '../src/delivery/assignment/takeover.job';
import { leadsClient, useWorker } from './leads-client';

const auth = useService('auth');
const leads = useService('leads', { database: () => auth.database });
const { enquire, detail: read, change, configure } = leadsClient(leads);
const worker = useWorker(leads);
const { relay } = worker;

const admin = leads.member('admin', 'Meera Sinha');
const amit = leads.member('sales_executive', 'Amit Raj');
const ravi = leads.member('sales_executive', 'Ravi Kumar');

const setRule = (assignment: Partial<Assignment>) =>
  configure(admin, { assignment: { ...noAssignment, ...assignment } });

const alertsOf = async (id: string) =>
  (await leads.database.query(`SELECT FROM leads.delivery WHERE kind = 'alert' AND lead_id = $1`, [id]))
    .length;

const detail = (id: string) => read(admin, id);

const ownersOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await detail(id)).owner?.name ?? null));

const emails = () => leads.database.query(`SELECT id FROM leads.delivery WHERE kind = 'handover'`);

describe('new leads', () => {
  beforeEach(() => leads.database.query('DELETE FROM leads.delivery'));

  it('stay nobody’s without a rule', async () => {
    const id = await enquire();
    await relay();
    expect(await detail(id)).toMatchObject({ owner: null, ownerChanges: [], version: 1 });
  });

  it('go round among those at work, on from whose turn it was, each told in one e-mail', async () => {
    await setRule({ rule: 'round_robin' });
    const first = [await enquire(), await enquire(), await enquire()];
    await relay();
    const given = await ownersOf(first);
    expect(given.slice(0, 2).sort()).toEqual(['Amit Raj', 'Ravi Kumar']);
    expect(given[2]).toBe(given[0]);
    expect(await emails()).toHaveLength(2);
    const next = await enquire();
    await relay();
    expect(await ownersOf([next])).toEqual([given[1]]);
    expect((await detail(next)).ownerChanges).toMatchObject([{ from: null, author: null, note: null }]);
  });

  it('are left to nobody, with the reason in the timeline, when nobody is at work; the alert goes out', async () => {
    await setRule({ rule: 'round_robin', memberIds: [ravi.id] });
    await leads.database.query(
      `UPDATE auth.session SET seen_at = now() - interval '5 hours' WHERE user_id = $1`,
      [ravi.id],
    );
    const id = await enquire();
    await relay();
    await leads.database.query('UPDATE auth.session SET seen_at = now()');
    expect(await alertsOf(id)).toBeGreaterThan(0);
    expect(await detail(id)).toMatchObject({
      owner: null,
      ownerChanges: [{ from: null, to: null, author: null, note: 'Nobody who takes turns is at work.' }],
    });
  });

  it('go by service and by city', async () => {
    await setRule({ rule: 'service', services: { seo: amit.id } });
    const ids = [await enquire({ service: 'seo' }), await enquire({ service: 'other' })];
    await relay();
    await setRule({ rule: 'city', cities: [{ city: 'gaya', ownerId: ravi.id }] });
    ids.push(await enquire({ city: 'Gaya' }));
    await relay();
    expect(await ownersOf(ids)).toEqual(['Amit Raj', null, 'Ravi Kumar']);
    expect((await detail(ids[1] as string)).ownerChanges[0]?.note).toBe('Nobody is named for Other.');
  });

  it('are alerted and say so when the rule fails', async () => {
    await setRule({ rule: 'round_robin' });
    await leads.database.query('ALTER TABLE leads.assignment_turn RENAME TO away');
    const id = await enquire();
    try {
      await relay();
      expect(await alertsOf(id)).toBeGreaterThan(0);
    } finally {
      await leads.database.query('ALTER TABLE leads.away RENAME TO assignment_turn');
    }
    expect(await detail(id)).toMatchObject({
      owner: null,
      ownerChanges: [{ note: 'The rule for new leads failed.' }],
    });
  });

  it('that are spam are nobody’s', async () => {
    await setRule({ rule: 'service', services: { seo: amit.id } });
    const id = await enquire({ service: 'seo', website: 'https://spam.example' });
    await relay();
    expect(await detail(id)).toMatchObject({ owner: null, ownerChanges: [] });
  });

  it('are given by a rule that makes sense', async () => {
    const put = (assignment: object) =>
      admin.request.put('/api/admin/lead-settings').send({ assignment }).expect(400);
    await put({ ...noAssignment, rule: 'dice' });
    await put({ ...noAssignment, services: { seo: 'Amit' } });
    await put({ rule: 'none' });
    await setRule({});
  });
});

const asAdmin = () => auth.request.set('cookie', `session=${admin.token}`);
const update = (id: string, change: object) => asAdmin().patch(`/api/admin/users/${id}`).send(change);

const give = (id: string, { id: ownerId }: SignedIn) => change(admin, id, { ownerId });
const takeOver = () => worker.run(takeoverJob);

it('whoever is disabled leaves the open leads to whoever takes them over, in one e-mail; closed ones stay', async () => {
  const leaving = await leads.signIn('sales_executive', 'Neha Singh');
  const ids = [await enquire(), await enquire(), await enquire()] as const;
  for (const id of ids) await give(id, leaving);
  await change(admin, ids[2], { status: 'lost' });
  await leads.database.query('DELETE FROM leads.delivery');
  await update(leaving.id, { status: 'disabled', takeoverBy: ravi.id }).expect(200);
  await takeOver();
  await takeOver();
  expect(await ownersOf(ids)).toEqual(['Ravi Kumar', 'Ravi Kumar', 'Neha Singh']);
  expect((await detail(ids[0])).ownerChanges[0]).toMatchObject({
    author: { id: admin.id },
    note: 'Neha Singh works here no longer',
  });
  expect(await emails()).toHaveLength(1);
});

it('whoever is disabled may leave them to nobody, or keep them', async () => {
  const [left, kept] = [await leads.signIn('manager', 'Left'), await leads.signIn('manager', 'Kept')];
  const ids = [await enquire(), await enquire()] as const;
  await give(ids[0], left);
  await give(ids[1], kept);
  await update(left.id, { status: 'disabled', takeoverBy: null }).expect(200);
  await update(kept.id, { status: 'disabled' }).expect(200);
  await takeOver();
  expect(await ownersOf(ids)).toEqual([null, 'Kept']);
  // Whoever is back keeps what they get from now on.
  await update(left.id, { status: 'active' }).expect(200);
  await give(ids[0], left);
  await update(left.id, { status: 'disabled' }).expect(200);
  await takeOver();
  expect(await ownersOf(ids)).toEqual(['Left', 'Kept']);
});

it('whoever is disabled is taken over by somebody who can work, and only when they are disabled', async () => {
  const one = await leads.signIn('sales_executive');
  const gone = await leads.signIn('sales_executive');
  await update(gone.id, { status: 'disabled' }).expect(200);
  for (const takeoverBy of [one.id, gone.id, 'Ravi'])
    await update(one.id, { status: 'disabled', takeoverBy }).expect(400);
  await update(one.id, { role: 'manager', takeoverBy: ravi.id }).expect(400);
});
