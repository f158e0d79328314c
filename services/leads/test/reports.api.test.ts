import { type Report, startOfDay } from '@golghar/contracts';
import { seedToken } from '../../../infra/test/api/services';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { insertLead } from './insert-lead';
import { path as leadsPath } from './leads-client';

const leads = useService('leads');
const path = '/api/admin/reports';

const seller = leads.member('sales_executive');

const report = async (from: string, to: string): Promise<Report> =>
  (await seller.request.get(path).query({ from, to }).expect(200)).body;

const enquireAt = async (at: string, service = 'seo'): Promise<string> => {
  const headers = { 'x-seed-submitted-at': at, 'x-seed-token': seedToken };
  const enquiry = makeEnquiry({ service });
  return (await leads.request.post('/api/contact').set(headers).send(enquiry).expect(201)).body.id;
};

const setStatus = (id: string, status: string) =>
  seller.request.patch(`${leadsPath}/${id}`).send({ status }).expect(200);

it('counts an enquiry on its day, and as answered when somebody logs a contact', async () => {
  // Late in the evening of the 4th, and early in the morning of the 5th, in India.
  const id = await enquireAt('2019-03-04T18:29:00Z');
  await enquireAt('2019-03-04T18:31:00Z');
  const before = await report('2019-03-04', '2019-03-05');
  expect(before).toMatchObject({
    days: [
      { day: '2019-03-04', count: 1 },
      { day: '2019-03-05', count: 1 },
    ],
    firstResponse: { medianMinutes: null, withinGoal: 0 },
  });
  expect(before.statuses).toContainEqual({ status: 'new', count: 2 });
  expect(before.services).toContainEqual({ service: 'seo', count: 2 });
  const contact = { outcome: 'reached', channel: 'call', note: 'Called at last.' };
  await seller.request.post(`${leadsPath}/${id}/contacts`).send(contact).expect(201);
  const { firstResponse } = await report('2019-03-04', '2019-03-05');
  expect(firstResponse.medianMinutes).toBeGreaterThan(0);
});

it('counts exactly the leads that the list finds behind each bar', async () => {
  // Around midnight in India, of two services and two statuses.
  for (const [at, service] of [
    ['2019-06-09T18:29:59Z', 'seo'],
    ['2019-06-09T18:30:00Z', 'seo'],
    ['2019-06-10T18:29:59Z', 'paid_ads'],
    ['2019-06-10T18:30:00Z', 'seo'],
    ['2019-06-16T18:29:59Z', 'paid_ads'],
    ['2019-06-16T18:30:00Z', 'seo'],
  ] as const) {
    const id = await enquireAt(at, service);
    if (service === 'paid_ads') await setStatus(id, 'lost');
  }
  const find = async (from: string, to: string, filter: object = {}): Promise<number> => {
    const end = new Date(startOfDay(to).getTime() + 86_400_000);
    const query = { ...filter, from: startOfDay(from).toISOString(), to: end.toISOString() };
    return (await seller.request.get(leadsPath).query(query).expect(200)).body.total;
  };
  const [from, to] = ['2019-06-10', '2019-06-16'];
  const { days, statuses, services } = await report(from, to);
  expect(days.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 1]);
  for (const { day, count } of days) expect([day, await find(day, day)]).toEqual([day, count]);
  for (const { status, count } of statuses)
    expect([status, await find(from, to, { status })]).toEqual([status, count]);
  for (const { service, count } of services)
    expect([service, await find(from, to, { service })]).toEqual([service, count]);
});

it('takes a status alone for no answer, whether it was set on one lead or on many', async () => {
  const firstResponse = async () => (await report('2019-04-03', '2019-04-03')).firstResponse;
  const unanswered = { medianMinutes: null, withinGoal: 0 };
  const [one, another] = [await enquireAt('2019-04-03T06:00:00Z'), await enquireAt('2019-04-03T06:00:00Z')];
  for (const status of ['in_progress', 'pending', 'lost']) {
    await setStatus(one, status);
    expect(await firstResponse()).toMatchObject(unanswered);
    const request = { selection: { leads: [{ id: another }] }, change: { status } };
    await seller.request.post(`${leadsPath}/bulk`).send(request).expect(200);
    expect(await firstResponse()).toMatchObject(unanswered);
  }
  await setStatus(one, 'delivered');
  expect((await firstResponse()).medianMinutes).toBeGreaterThan(0);
});

it('measures how soon leads were answered, and leaves out what may still be in time', async () => {
  const add = (minutes: number | null, more = {}) => {
    const at = '2019-11-18T05:00:00Z';
    const columns = { submitted_at: at, due_at: at, first_response_minutes: minutes };
    return insertLead(leads.database, { ...columns, ...more });
  };
  // The fourth is unanswered and, since long ago, late; of two nothing was promised, or nothing is left.
  for (const minutes of [10, 30, 330, null]) await add(minutes);
  await add(1, { due_at: null });
  await add(1, { deleted_at: new Date() });
  const { firstResponse } = await report('2019-11-18', '2019-11-18');
  expect(firstResponse).toEqual({ medianMinutes: 30, withinGoal: 0.5 });
  await insertLead(leads.database, { submitted_at: '2097-11-18T05:00:00Z', due_at: '2097-11-18T09:00:00Z' });
  const open = await report('2097-11-18', '2097-11-18');
  expect(open.firstResponse).toEqual({ medianMinutes: null, withinGoal: null });
});

it.each([
  ['from=2026-11-02&to=2026-11-01', 'to', 'The last day must not be before the first'],
  ['from=2025-01-01&to=2026-01-02', 'to', 'A report covers 366 days at most'],
  ['from=2026-02-30&to=2026-03-01', 'from', 'Please choose a day'],
  ['from=2026-11-01', 'to', 'Please choose a day'],
])('refuses ?%s', async (query, field, message) => {
  const { body } = await seller.request.get(`${path}?${query}`).expect(400);
  expect(body).toMatchObject({ code: 'invalid', fields: { [field]: message } });
});

it('takes years whole', async () => {
  expect((await report('2024-01-01', '2024-12-31')).days).toHaveLength(366);
  expect((await report('2026-01-01', '2026-12-31')).days).toHaveLength(365);
});
