import { type Report, startOfDay } from '@golghar/contracts';
import { seedToken } from '../../../infra/test/api/services';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';

const leads = useService('leads');
const path = '/api/admin/reports';

it('counts an enquiry on its day, and as answered when somebody logs a contact', async () => {
  const seller = await leads.signIn('sales_executive');
  const send = (at: string) =>
    leads.request
      .post('/api/contact')
      .set({ 'x-seed-submitted-at': at, 'x-seed-token': seedToken })
      .send(makeEnquiry())
      .expect(201);
  // Late in the evening of the 4th, and early in the morning of the 5th, in India.
  const { body } = await send('2019-03-04T18:29:00Z');
  await send('2019-03-04T18:31:00Z');
  const read = async () =>
    (await seller.request.get(path).query({ from: '2019-03-04', to: '2019-03-05' })).body;
  const before = await read();
  expect(before).toMatchObject({
    days: [
      { day: '2019-03-04', count: 1 },
      { day: '2019-03-05', count: 1 },
    ],
    firstResponse: { medianMinutes: null, withinGoal: 0 },
  });
  expect(before.statuses).toContainEqual({ status: 'new', count: 2 });
  expect(before.services).toContainEqual({ service: 'seo', count: 2 });
  await seller.request
    .post(`/api/admin/submissions/${body.id}/contacts`)
    .send({ outcome: 'reached', channel: 'call', note: 'Called at last.' })
    .expect(201);
  expect((await read()).firstResponse.medianMinutes).toBeGreaterThan(0);
});

it('counts exactly the leads that the list finds behind each bar', async () => {
  const seller = await leads.signIn('sales_executive');
  // Around midnight in India, of two services and two statuses.
  const sent = [
    ['2019-06-09T18:29:59Z', 'seo'],
    ['2019-06-09T18:30:00Z', 'seo'],
    ['2019-06-10T18:29:59Z', 'paid_ads'],
    ['2019-06-10T18:30:00Z', 'seo'],
    ['2019-06-16T18:29:59Z', 'paid_ads'],
    ['2019-06-16T18:30:00Z', 'seo'],
  ] as const;
  for (const [at, service] of sent) {
    const { body } = await leads.request
      .post('/api/contact')
      .set({ 'x-seed-submitted-at': at, 'x-seed-token': seedToken })
      .send(makeEnquiry({ service }))
      .expect(201);
    if (service === 'paid_ads')
      await seller.request.patch(`/api/admin/submissions/${body.id}`).send({ status: 'lost' }).expect(200);
  }
  const find = async (from: string, to: string, filter: object = {}): Promise<number> => {
    const period = { from: startOfDay(from), to: new Date(startOfDay(to).getTime() + 86_400_000) };
    const query = { ...filter, from: period.from.toISOString(), to: period.to.toISOString() };
    return (await seller.request.get('/api/admin/submissions').query(query).expect(200)).body.total;
  };
  const [from, to] = ['2019-06-10', '2019-06-16'];
  const report: Report = (await seller.request.get(path).query({ from, to }).expect(200)).body;
  expect(report.days.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 1]);
  for (const { day, count } of report.days) expect([day, await find(day, day)]).toEqual([day, count]);
  for (const { status, count } of report.statuses)
    expect([status, await find(from, to, { status })]).toEqual([status, count]);
  for (const { service, count } of report.services)
    expect([service, await find(from, to, { service })]).toEqual([service, count]);
});

it('takes a status alone for no answer, whether it was set on one lead or on many', async () => {
  const seller = await leads.signIn('sales_executive');
  const enquire = async () => {
    const { body } = await leads.request
      .post('/api/contact')
      .set({ 'x-seed-submitted-at': '2019-04-03T06:00:00Z', 'x-seed-token': seedToken })
      .send(makeEnquiry())
      .expect(201);
    return body.id as string;
  };
  const report = async () =>
    (await seller.request.get(path).query({ from: '2019-04-03', to: '2019-04-03' })).body.firstResponse;
  const unanswered = { medianMinutes: null, withinGoal: 0 };
  const [one, another] = [await enquire(), await enquire()];
  for (const status of ['in_progress', 'pending', 'lost']) {
    await seller.request.patch(`/api/admin/submissions/${one}`).send({ status }).expect(200);
    expect(await report()).toMatchObject(unanswered);
    const request = { selection: { leads: [{ id: another }] }, change: { status } };
    await seller.request.post('/api/admin/submissions/bulk').send(request).expect(200);
    expect(await report()).toMatchObject(unanswered);
  }
  await seller.request.patch(`/api/admin/submissions/${one}`).send({ status: 'delivered' }).expect(200);
  expect((await report()).medianMinutes).toBeGreaterThan(0);
});

it.each([
  ['from=2026-11-02&to=2026-11-01', 'to', 'The last day must not be before the first'],
  ['from=2025-01-01&to=2026-01-02', 'to', 'A report covers 366 days at most'],
  ['from=2026-02-30&to=2026-03-01', 'from', 'Please choose a day'],
  ['from=2026-11-01', 'to', 'Please choose a day'],
])('refuses ?%s', async (query, field, message) => {
  const { request } = await leads.signIn('manager');
  const { body } = await request.get(`${path}?${query}`).expect(400);
  expect(body).toMatchObject({ code: 'invalid', fields: { [field]: message } });
});

it('takes a leap year whole', async () => {
  const { request } = await leads.signIn('manager');
  const { body } = await request.get(`${path}?from=2024-01-01&to=2024-12-31`).expect(200);
  expect(body.days).toHaveLength(366);
});
