import type { Today } from '@golghar/contracts';
import { type Colleague, path, useLeads } from './leads-client';

const leads = useLeads();
const hourMs = 3_600_000;

const amit = leads.member('sales_executive', 'Amit Raj');
const ravi = leads.member('manager', 'Ravi Kumar');

const enquire = async (change?: object, stepInHours?: number): Promise<string> => {
  const id = await leads.enquire();
  if (change) await ravi.change(id, change);
  if (stepInHours)
    await leads.sql`UPDATE leads.lead SET next_step_at = ${inHours(stepInHours)}, next_step_text = 'call'
      WHERE id = ${id}`;
  return id;
};

const today = (who: Colleague): Promise<Today> => who.read('/api/admin/today');

const rows = ({ items }: Today) => items.map(({ reason, submission }) => [reason, submission.id]);

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

const step = (hours: number) => ({ nextStep: { at: inHours(hours), text: 'call' } });

it('names late promises, then due steps, then new leads, each lead once: one’s own and nobody’s', async () => {
  const fresh = await enquire();
  const later = await enquire({ ownerId: amit.id, status: 'in_progress' }, -1);
  const sooner = await enquire({ status: 'pending' }, -5);
  const late = await enquire({ ownerId: amit.id }, -3);
  const his = await enquire({ ownerId: ravi.id }, -2);
  await enquire({ ...step(72), status: 'pending' });
  await enquire({ status: 'lost' }, -2);
  await leads.sql`UPDATE leads.lead SET due_at = now() - interval '1 hour' WHERE id = ${late}`;
  const found = await today(amit);
  expect(rows(found)).toEqual([
    ['promise', late],
    ['step', sooner],
    ['step', later],
    ['new', fresh],
  ]);
  expect(found.counts).toEqual({
    promise: { count: 1, isExact: true },
    step: { count: 2, isExact: true },
    new: { count: 1, isExact: true },
  });
  expect(rows(await today(ravi))).toEqual([
    ['step', sooner],
    ['step', his],
    ['new', fresh],
  ]);
});

it('leaves out until then what was put off, be it a late promise or a new lead', async () => {
  const sita = await leads.signIn('sales_executive', 'Sita Devi');
  const late = await enquire({ ...step(72), ownerId: sita.id });
  const fresh = await enquire({ ...step(72), ownerId: sita.id });
  await leads.sql`UPDATE leads.lead SET due_at = now() - interval '1 hour' WHERE id = ${late}`;
  const own = async () =>
    rows(await today(sita)).filter(([, id]) => [late, fresh].some((each) => each === id));
  expect(await own()).toEqual([]);
  for (const id of [late, fresh]) await sita.change(id, { nextStep: null });
  expect(await own()).toEqual([
    ['promise', late],
    ['new', fresh],
  ]);
});

it('loses what was done: a snoozed step, a contact, a decided lead', async () => {
  const { items } = await today(amit);
  for (const { submission } of items) {
    await amit.change(submission.id, step(72));
    await amit.request
      .post(`${path}/${submission.id}/contacts`)
      .send({ outcome: 'reached', channel: 'call' })
      .expect(201);
    await amit.change(submission.id, { status: 'in_progress' });
  }
  expect((await today(amit)).items).toEqual([]);
});
