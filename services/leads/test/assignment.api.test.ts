import { randomUUID } from 'node:crypto';
import { type Assignment, noAssignment } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';
import { takeoverJob } from '../src/delivery/assignment/takeover.job';
import { type Colleague, path, useLeads, useWorker } from './leads-client';

const auth = useService('auth');
const leads = useLeads({ database: () => auth.database });
const { enquire } = leads;
const worker = useWorker(leads);
const { arrive } = worker;

const admin = leads.member('admin', 'Meera Sinha');
const amit = leads.member('sales_executive', 'Amit Raj');
const ravi = leads.member('sales_executive', 'Ravi Kumar');

const setRule = (assignment: Partial<Assignment>) =>
  admin.configure({ assignment: { ...noAssignment, ...assignment } });

const alertsOf = async (id: string) =>
  (await leads.sql`SELECT FROM leads.delivery WHERE kind = 'alert' AND lead_id = ${id}`).length;

const ownersOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await admin.detail(id)).owner?.name ?? null));

const emails = () => leads.sql`SELECT id FROM leads.delivery WHERE kind = 'handover'`;

describe('new leads', () => {
  beforeEach(() => leads.sql`DELETE FROM leads.delivery`);

  it('stay nobody’s without a rule', async () => {
    const id = await enquire();
    await arrive();
    expect(await admin.detail(id)).toMatchObject({ owner: null, ownerChanges: [], version: 1 });
  });

  it('go round among those at work, on from whose turn it was, each told in one e-mail', async () => {
    await setRule({ rule: 'round_robin' });
    const first = [await enquire(), await enquire(), await enquire()];
    await arrive();
    const given = await ownersOf(first);
    expect(given.slice(0, 2).sort()).toEqual(['Amit Raj', 'Ravi Kumar']);
    expect(given[2]).toBe(given[0]);
    expect(await emails()).toHaveLength(2);
    const next = await enquire();
    await arrive();
    expect(await ownersOf([next])).toEqual([given[1]]);
    expect((await admin.detail(next)).ownerChanges).toMatchObject([{ from: null, author: null, note: null }]);
  });

  it('are left to nobody, with the reason in the timeline, when nobody is at work; the alert goes out', async () => {
    await setRule({ rule: 'round_robin', memberIds: [ravi.id] });
    await leads.sql`UPDATE auth.session SET seen_at = now() - interval '5 hours' WHERE user_id = ${ravi.id}`;
    const id = await enquire();
    await arrive();
    await leads.sql`UPDATE auth.session SET seen_at = now()`;
    expect(await alertsOf(id)).toBeGreaterThan(0);
    expect(await admin.detail(id)).toMatchObject({
      owner: null,
      ownerChanges: [{ from: null, to: null, author: null, note: 'Nobody who takes turns is at work.' }],
    });
  });

  it('go by service and by city', async () => {
    const given = async (enquiry: object) => {
      const id = await enquire(enquiry);
      await arrive();
      const { owner, ownerChanges } = await admin.detail(id);
      return owner?.name ?? ownerChanges[0]?.note;
    };
    await setRule({ rule: 'service', services: { seo: amit.id, paid_ads: randomUUID() } });
    expect(await given({ service: 'seo' })).toBe('Amit Raj');
    expect(await given({ service: 'other' })).toBe('Nobody is named for Other.');
    expect(await given({ service: 'paid_ads' })).toBe('Whoever is named for Paid Ads can’t sign in.');
    await setRule({ rule: 'city', cities: [{ city: ' gaya ', ownerId: ravi.id }] });
    expect(await given({ city: 'GAYA' })).toBe('Ravi Kumar');
    expect(await given({ city: 'Patna' })).toBe('Nobody is named for Patna.');
    expect(await given({ city: '' })).toBe('The enquiry names no city.');
  });

  it('are alerted and say so when the rule fails', async () => {
    await setRule({ rule: 'round_robin' });
    await leads.sql`ALTER TABLE leads.lead_settings RENAME turns TO away`;
    const id = await enquire();
    try {
      await arrive();
      expect(await alertsOf(id)).toBeGreaterThan(0);
    } finally {
      await leads.sql`ALTER TABLE leads.lead_settings RENAME away TO turns`;
    }
    expect(await admin.detail(id)).toMatchObject({
      owner: null,
      ownerChanges: [{ note: 'The rule for new leads failed.' }],
    });
  });

  it('that are spam are nobody’s', async () => {
    await setRule({ rule: 'service', services: { seo: amit.id } });
    const id = await enquire({ service: 'seo', website: 'https://spam.example' });
    await arrive();
    expect(await admin.detail(id)).toMatchObject({ owner: null, ownerChanges: [] });
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

const give = (id: string, { id: ownerId }: Colleague) => admin.change(id, { ownerId });
const takeOver = () => worker.run(takeoverJob);

it('whoever is disabled leaves the open leads to whoever takes them over, in one e-mail; closed ones stay', async () => {
  const leaving = await leads.signIn('sales_executive', 'Neha Singh');
  const ids = [await enquire(), await enquire(), await enquire()] as const;
  for (const id of ids) await give(id, leaving);
  await admin.change(ids[2], { status: 'lost' });
  await leads.sql`DELETE FROM leads.delivery`;
  await update(leaving.id, { status: 'disabled', takeoverBy: ravi.id }).expect(200);
  await takeOver();
  await takeOver();
  expect(await ownersOf(ids)).toEqual(['Ravi Kumar', 'Ravi Kumar', 'Neha Singh']);
  expect((await admin.detail(ids[0])).ownerChanges[0]).toMatchObject({
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

it('whoever is renamed has the new name at once, wherever a lead names them', async () => {
  const usha = await leads.signIn('manager', 'Usha Raj');
  // A visitor may be called as a colleague was.
  const id = await enquire({ name: 'Usha Raj' });
  await usha.change(id, { ownerId: usha.id, status: 'pending', city: 'Gaya' });
  await usha.note(id, 'Usha Raj called');
  await usha.contact(id);

  await update(usha.id, { name: 'Usha Ranjan' }).expect(200);
  const now = { id: usha.id, name: 'Usha Ranjan' };
  const submission = await admin.detail(id);
  expect(submission).toMatchObject({ name: 'Usha Raj', owner: now });
  for (const part of ['notes', 'contacts', 'statusChanges', 'corrections', 'ownerChanges'] as const)
    expect(submission[part][0]?.author).toEqual(now);
  expect(submission.ownerChanges[0]?.to).toEqual(now);
  expect(submission.notes[0]?.content).toBe('Usha Raj called');

  const list = await admin.read(path);
  expect(list.submissions[0].owner).toEqual(now);
  const found = await admin.read(`/api/admin/people/${id}`);
  expect(found.person.timeline[0].author).toEqual(now);
  expect(found.person.timeline).toContainEqual(expect.objectContaining({ kind: 'owner', to: 'Usha Ranjan' }));
  const month = new Date().toISOString().slice(0, 7);
  const { text } = await admin.request.get(`/api/admin/reports/month?month=${month}`).expect(200);
  expect(text).toContain('Usha Ranjan');
  expect(text).not.toContain('Usha Raj"');
});
