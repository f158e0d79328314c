import type { MonthReport, Today } from '@golghar/contracts';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { path, useLeads } from './leads-client';

const leads = useLeads();
const { enquire } = leads;
const hourMs = 3_600_000;

const amit = leads.member('sales_executive', 'Amit Raj');
const meera = leads.member('manager');

const patch = (id: string, change: object) => amit.request.patch(`${path}/${id}`).send(change);

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

it.each([
  { nextStep: { at: 'Tuesday', text: 'call' } },
  { nextStep: { at: '2099-11-24T05:30:00Z', text: '  ' } },
  { nextStep: { at: '2099-11-24T05:30:00Z', text: 'a\nb' } },
  { nextStep: { at: '2099-11-24T05:30:00Z' } },
  { nextStep: 'call on Tuesday' },
  { value: 1.5 },
  { value: -1 },
  { value: '100' },
  { value: 2e9 },
  { expectedMonth: '2026-13' },
])('what is planned is refused as %j', async (change) => {
  const id = await enquire();
  await patch(id, change).expect(400);
  expect((await amit.listed(id))?.version).toBe(1);
});

it('the next step is set, moved and taken away, the same in the list and on its page', async () => {
  const id = await enquire();
  expect((await amit.listed(id))?.nextStep).toBeNull();
  const nextStep = { at: '2099-11-24T05:30:00.000Z', text: 'call Tuesday 11:00' };
  const { body } = await patch(id, { nextStep }).expect(200);
  expect(body.submission).toMatchObject({ nextStep, version: 2 });
  expect((await amit.listed(id))?.nextStep).toEqual(nextStep);
  expect((await patch(id, { nextStep }).expect(200)).body.submission.version).toBe(2);
  const later = { ...nextStep, at: '2099-11-25T05:30:00.000Z' };
  expect((await patch(id, { nextStep: later }).expect(200)).body.submission.nextStep).toEqual(later);
  await patch(id, { nextStep: null }).expect(200);
  expect((await amit.read(`${path}/${id}`)).submission.nextStep).toBeNull();
});

it('the next step makes a lead overdue or due today, until it is decided', async () => {
  const [late, today, far] = [await enquire(), await enquire(), await enquire()] as const;
  // Kept promises, so that the steps alone count.
  await leads.sql`UPDATE leads.lead SET contacted_at = now() WHERE id = ANY(${[late, today, far]})`;
  await patch(late, { nextStep: { at: inHours(-30), text: 'send the offer' } });
  await patch(far, { nextStep: { at: inHours(72), text: 'ask again' } });
  await patch(today, { nextStep: { at: new Date().toISOString(), text: 'call' } });
  expect(await amit.idsOf({ due: 'overdue' })).toContain(late);
  expect(await amit.idsOf({ due: 'overdue' })).not.toContain(far);
  expect(await amit.idsOf({ due: 'today' })).toContain(today);
  expect(await amit.idsOf({ due: 'today' })).not.toContain(far);
  const { views } = await amit.read(`${path}/views`);
  expect(views.overdue.count).toBe((await amit.idsOf({ due: 'overdue' })).length);
  await patch(late, { status: 'lost' });
  expect(await amit.idsOf({ due: 'overdue' })).not.toContain(late);
});

it('the next step of a lead is missing in a list of its own', async () => {
  const [planned, unplanned] = [await enquire(), await enquire()] as const;
  await patch(planned, { nextStep: { at: inHours(5), text: 'call' } });
  const found = await amit.idsOf({ status: 'open', nextStep: 'none' });
  expect(found).toContain(unplanned);
  expect(found).not.toContain(planned);
  await amit.request.get(`${path}?limit=1&nextStep=some`).expect(400);
});

it('what is expected of a lead is its value, month and reason, each changed alone', async () => {
  const id = await enquire();
  expect(await amit.listed(id))?.toMatchObject({ value: null, expectedMonth: null, outcomeReason: null });
  await patch(id, { value: 45_000, expectedMonth: '2026-12' }).expect(200);
  await patch(id, { status: 'lost', outcomeReason: ' Too dear ' }).expect(200);
  expect(await amit.listed(id))?.toMatchObject({
    value: 45_000,
    expectedMonth: '2026-12',
    outcomeReason: 'Too dear',
    status: 'lost',
    version: 4,
  });
  await patch(id, { value: 0, outcomeReason: '' }).expect(200);
  expect(await amit.listed(id))?.toMatchObject({ value: 0, outcomeReason: null, expectedMonth: '2026-12' });
  await patch(id, { value: null, expectedMonth: null }).expect(200);
  expect(await amit.listed(id))?.toMatchObject({ value: null, expectedMonth: null });
});

const calculation = {
  calculator: 'roi',
  inputs: { budget: 50_000, conversionRate: 2, orderValue: 1000 },
  results: { roi: 900, visitors: 25_000, customers: 500, revenue: 500_000 },
};

it('what was chosen before an enquiry is kept with the lead, and the list is filtered by it', async () => {
  const [both, reckoned, none] = [
    await enquire({ choice: { package: 'Growth, quarterly', calculation } }),
    await enquire({ choice: { package: ' ', calculation } }),
    await enquire({ choice: { calculation: { ...calculation, calculator: 'loan' } } }),
  ] as const;
  expect((await amit.listed(both))?.choice).toEqual({ package: 'Growth, quarterly', calculation });
  expect((await amit.listed(reckoned))?.choice).toEqual({ package: null, calculation });
  expect((await amit.listed(none))?.choice).toBeNull();
  expect(await amit.idsOf({ choice: 'Growth, Quarterly' })).toEqual([both]);
  expect(await amit.idsOf({ choice: 'roi calculator' })).toEqual([reckoned]);
  expect(await amit.idsOf({ choice: 'starter' })).toEqual([]);
});

const source = {
  landingPage: '/services',
  referrer: 'www.google.com',
  utm: { source: 'Google', medium: 'cpc', campaign: 'chhath', term: null, content: null },
};

it('the source of an enquiry is kept with the lead, and the list is filtered by its name', async () => {
  const [campaign, referred, direct, unknown] = [
    await enquire({ source }),
    await enquire({ source: { landingPage: '/', referrer: 'https://www.Justdial.com/x' } }),
    await enquire({ source: {} }),
    await enquire(),
  ] as const;
  expect((await amit.listed(campaign))?.source).toEqual(source);
  expect((await amit.listed(unknown))?.source).toBeNull();
  expect((await amit.read(`${path}/${campaign}`)).submission.source).toEqual(source);
  expect(await amit.idsOf({ source: 'google' })).toEqual([campaign]);
  expect(await amit.idsOf({ source: 'justdial.com' })).toEqual([referred]);
  expect(await amit.idsOf({ source: 'DIRECT' })).toEqual([direct]);
  const first = { ...source, referrer: 'm.facebook.com', utm: { ...source.utm, source: null } };
  const again = await enquire({ source: { ...source, landingPage: '/pricing', first } });
  expect((await amit.listed(again))?.source).toEqual({ ...source, landingPage: '/pricing', first });
  expect(await amit.idsOf({ source: 'm.facebook.com' })).toEqual([]);
});

it.each([
  ...[null, 'growth', 7, { package: 7 }, { calculation: [] }].map((choice) => ({ choice })),
  ...[null, 'google', { utm: 7 }, { landingPage: '\u0000' }, []].map((odd) => ({ source: odd })),
])('the source of an enquiry never gets an enquiry refused, nor does the choice: %j', async (odd) => {
  const lead = await amit.listed(await enquire(odd));
  expect(lead).toBeDefined();
  if ('choice' in odd) expect(lead?.choice).toBeNull();
});

it('the source of an enquiry does not make the same enquiry another one', async () => {
  const enquiry = makeEnquiry();
  const send = (body: object) =>
    leads.request
      .post('/api/contact')
      .set('idempotency-key', `source ${enquiry.name}`)
      .send(body)
      .expect(201);
  const first = await send({ ...enquiry, source });
  expect((await send(enquiry)).body).toEqual(first.body);
});

/** An enquiry whose promised answer is an hour late. */
const enquireLate = async (): Promise<string> => {
  const id = await leads.enquire();
  await leads.sql`UPDATE leads.lead SET due_at = now() - interval '1 hour' WHERE id = ${id}`;
  return id;
};

const say = (id: string, answerNeeded: boolean) => meera.change(id, { answerNeeded });

const reasonToday = async (id: string) =>
  ((await meera.read('/api/admin/today')) as Today).items.find(({ submission }) => submission.id === id)
    ?.reason;

const promises = async () => {
  const month = new Date().toISOString().slice(0, 7);
  const { total }: MonthReport = await meera.read(`/api/admin/reports/month?month=${month}`);
  return { promised: total.now.promised, kept: total.now.kept };
};

it.each(['reached', 'wrote'])('the promised answer logs that somebody %s, not how', async (outcome) => {
  const id = await enquireLate();
  await meera.contact(id, { outcome });
  expect(await meera.detail(id)).toMatchObject({ contacts: [{ outcome, channel: null }], status: 'new' });
  const { body } = await meera.request
    .post(`${path}/${id}/contacts`)
    .send({ outcome: 'guessed' })
    .expect(400);
  expect(body.code).toBe('invalid');
});

it('the promised answer that nobody needs is neither kept nor broken, without a contact', async () => {
  const before = await promises();
  const id = await enquireLate();
  expect(await reasonToday(id)).toBe('promise');
  expect(await promises()).toEqual({ promised: before.promised + 1, kept: before.kept });
  await say(id, false);
  expect(await meera.detail(id)).toMatchObject({
    dueAt: null,
    contactedAt: null,
    contacts: [],
    status: 'new',
  });
  expect(await reasonToday(id)).toBeUndefined();
  expect(await promises()).toEqual(before);
});

it('the promised answer owes it again once that is taken back, by the same call or by Undo', async () => {
  const id = await enquireLate();
  const { dueAt } = await meera.detail(id);
  await say(id, false);
  await say(id, true);
  expect(await meera.detail(id)).toMatchObject({ dueAt });
  expect(await reasonToday(id)).toBe('promise');
  await say(id, false);
  const [change] = await meera.undoableChanges(id);
  expect(change).toMatchObject({ kind: 'answerNeeded', text: 'No answer needed' });
  await meera.undo(id, change?.id).expect(200);
  expect(await meera.detail(id)).toMatchObject({ dueAt });
});

it('the promised answer leaves a promise that was kept as it is', async () => {
  const id = await enquireLate();
  await meera.contact(id, { outcome: 'no_answer', channel: 'call' });
  const { dueAt, version } = await meera.detail(id);
  await say(id, false);
  expect(await meera.detail(id)).toMatchObject({ dueAt, version });
});
