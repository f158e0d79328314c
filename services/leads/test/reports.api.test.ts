import {
  type MonthFigures,
  type MonthReport,
  monthColumns,
  monthLeadsPath,
  monthParts,
  type Report,
  startOfDay,
  type TeamMember,
} from '@golghar/contracts';
import type { SendMailOptions } from '@golghar/platform/deliveries';
import { seedToken } from '../../../infra/test/api/services';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { monthJob } from '../src/reporting/month-email';
import { insertLead } from './insert-lead';
import { path as leadsPath, useLeads, useWorker } from './leads-client';

const leads = useLeads();
const { enquire } = leads;
const worker = useWorker(leads);

const admin = leads.member('admin', 'Meera Sinha');
const ravi = leads.member('manager', 'Ravi Kumar');
const amit = leads.member('sales_executive', 'Amit Raj');

const report = async (month: string): Promise<MonthReport> =>
  await ravi.read('/api/admin/reports/month', { month });

const in2020 = (day: string) => `2020-${day}T12:00:00+05:30`;

it('says of a month what was kept, how soon and what was won, by source, service and person', async () => {
  const add = (at: string, columns: object = {}) =>
    insertLead(leads.database, { submitted_at: at, ...columns });
  const inMarch = (columns: object = {}) => add(in2020('03-09'), columns);
  const due = { due_at: in2020('03-10') };
  const kept = { ...due, contacted_at: in2020('03-09') };
  const amits = { owner_id: amit.id, owner_name: 'Amit Raj', source_name: 'google', status: 'delivered' };
  await inMarch({ ...kept, ...amits, first_response_minutes: 10, value: 50_000 });
  await inMarch({
    ...kept,
    first_response_minutes: 20,
    source_name: 'google',
    status: 'lost',
    value: 70_000,
  });
  const choice = { service: 'paid_ads', choice_name: 'growth, monthly' };
  await inMarch({ ...due, ...choice, contacted_at: in2020('03-11'), first_response_minutes: 600 });
  await inMarch(due);
  // Neither late nor answered, never promised, and gone.
  await inMarch({ due_at: '2100-01-01T00:00:00Z' });
  await inMarch();
  await inMarch({ ...kept, deleted_at: new Date(), status: 'delivered', value: 1 });
  // The month's edges are those of India's calendar.
  await add('2020-02-29T18:29:59Z', { ...amits, value: 1000 });
  await add('2020-02-29T18:30:00Z', { source_name: 'google' });
  await add('2020-03-31T18:30:00Z', { source_name: 'google' });
  const found = await report('2020-03');
  expect(found).toMatchObject({ month: '2020-03', monthBefore: '2020-02' });
  expect(found.total.now).toEqual({
    leads: 7,
    promised: 4,
    kept: 2,
    medianMinutes: 20,
    p90Minutes: 484,
    won: 1,
    lost: 1,
    wonValue: 50_000,
  });
  expect(found.total.before).toMatchObject({ leads: 1, won: 1, wonValue: 1000, medianMinutes: null });
  expect(found.sources).toMatchObject([
    { source: null, now: { leads: 4 }, before: { leads: 0 } },
    { source: 'google', now: { leads: 3, wonValue: 50_000 }, before: { leads: 1, wonValue: 1000 } },
  ]);
  expect(found.choices).toMatchObject([{ choice: 'growth, monthly', now: { leads: 1 } }]);
  expect(found.services.map(({ service, now }) => [service, now.leads])).toEqual([
    ['seo', 6],
    ['paid_ads', 1],
  ]);
  expect(found.owners).toMatchObject([
    { owner: null, now: { leads: 6, kept: 1 } },
    { owner: { id: amit.id, name: 'Amit Raj' }, now: { leads: 1, kept: 1 }, before: { leads: 1 } },
  ]);
});

it('knows empty months, and the turn of the year', async () => {
  expect(await report('2021-01')).toMatchObject({
    monthBefore: '2020-12',
    total: { now: { leads: 0, medianMinutes: null }, before: { leads: 0 } },
    sources: [],
    choices: [],
  });
});

const instant = (ms: number | undefined): string => new Date(ms ?? 0).toISOString();

/** How many leads the list finds behind a figure. */
const listed = async (month: string, filter: Record<string, string>): Promise<number> => {
  const address = new URLSearchParams(monthLeadsPath(month, filter).split('?')[1]);
  // The page asks for days, the first and the last; the list for the instants at which they begin and end.
  const [from, to] = ['from', 'to'].map((name) => startOfDay(address.get(name) ?? '').getTime());
  const period = { from: instant(from), to: instant(Number(to) + 86_400_000) };
  const query = { ...Object.fromEntries(address), ...period };
  return (await ravi.read('/api/admin/submissions', query)).total;
};

const counts: Record<string, (figures: MonthFigures) => number> = {
  Leads: ({ leads }) => leads,
  'Answered in time': ({ kept }) => kept,
  Late: ({ promised, kept }) => promised - kept,
  Closed: ({ won }) => won,
  'Not Interested': ({ lost }) => lost,
  'Closed of decided': ({ won, lost }) => won + lost,
  'Closed in ₹': ({ won }) => won,
};

it('has as many leads behind each figure as it says', async () => {
  const found = await report('2020-03');
  const { month, monthBefore } = found;
  for (const { rows } of monthParts(found))
    for (const { filter, now, before } of rows)
      for (const { name, filter: narrower } of monthColumns)
        for (const [told, figures] of [
          [month, now],
          [monthBefore, before],
        ] as const) {
          const behind = { ...filter, ...narrower };
          const count = counts[name];
          if (count)
            expect([told, behind, await listed(told, behind)]).toEqual([told, behind, count(figures)]);
          else expect(narrower).toEqual({ answer: 'given' });
        }
});

it('has every lead with a first contact behind how soon that was', async () => {
  expect(await listed('2020-03', { answer: 'given' })).toBe(3);
  expect(await listed('2020-03', { answer: 'given', service: 'seo' })).toBe(2);
  expect(await listed('2020-02', { answer: 'given' })).toBe(0);
});

it('is a file, too, in which no name is a formula', async () => {
  await leads.sql`UPDATE auth.app_user SET name = '=Amit, "Raj"' WHERE id IN (SELECT owner_id FROM leads.lead)`;
  const { text, headers } = await ravi.request.get('/api/admin/reports/month.csv?month=2020-03').expect(200);
  expect(headers['content-disposition']).toBe('attachment; filename="month-2020-03.csv"');
  const [head = '', ...lines] = text.split('\r\n');
  expect(head.startsWith('\ufeffPart,Name,Leads,Answers promised,Answered in time,')).toBe(true);
  expect(head.split(',')).toHaveLength(2 + 8 * 2);
  expect(lines).toContain('All together,All leads,7,4,2,20,484,1,1,50000,1,0,0,,,1,0,1000');
  expect(lines).toContain(`By person,"'=Amit, ""Raj""",1,1,1,10,10,1,0,50000,1,0,0,,,1,0,1000`);
  expect(lines).toContain('By source,Not known,4,2,0,600,600,0,0,0,0,0,0,,,0,0,0');
});

it('is of a month', async () => {
  for (const path of ['/api/admin/reports/month', '/api/admin/reports/month.csv'])
    await ravi.request.get(`${path}?month=2020-13`).expect(400);
});

it('says who has how much to do now, how soon they answered this month, and what they won in it', async () => {
  const team = async () => (await ravi.read('/api/admin/reports/team')).members;
  const mohan = await leads.signIn('sales_executive', 'Mohan Jha');
  const owned = { owner_id: mohan.id, owner_name: 'Mohan Jha' };
  const late = { due_at: in2020('03-10') };
  const now = new Date();
  await insertLead(leads.database, { ...owned, ...late, submitted_at: in2020('03-09') });
  await insertLead(leads.database, {
    ...owned,
    next_step_at: now,
    next_step_text: 'Call',
    submitted_at: now,
  });
  // Won when it came, as from a file; long ago; this month; and this month, but for a moment.
  const won = { ...owned, submitted_at: now, status: 'delivered', value: 9000 };
  await insertLead(leads.database, { ...won, due_at: now, contacted_at: now, first_response_minutes: 12 });
  const old = { ...owned, submitted_at: in2020('03-09') };
  const longAgo = await insertLead(leads.database, { ...old, status: 'delivered' });
  await leads.sql`INSERT INTO leads.lead_activity (id, lead_id, reference, kind, after, at)
     VALUES (gen_random_uuid(), ${longAgo}, 'GD-0000-0000', 'status', '"delivered"', '2020-04-01')`;
  const set = (id: string, status: string) =>
    mohan.request.patch(`/api/admin/submissions/${id}`).send({ status }).expect(200);
  const wonNow = await insertLead(leads.database, { ...old, value: 4000 });
  await set(wonNow, 'delivered');
  const momentary = await insertLead(leads.database, { ...old, value: 700 });
  await set(momentary, 'delivered');
  await set(momentary, 'lost');
  await insertLead(leads.database, { ...owned, deleted_at: now });
  const members: TeamMember[] = await team();
  expect(members.find(({ owner }) => owner?.id === mohan.id)).toEqual({
    owner: { id: mohan.id, name: 'Mohan Jha' },
    open: 2,
    overdue: 2,
    today: 1,
    medianMinutes: 12,
    won: 1,
    wonValue: 4000,
  });
  expect(members).toContainEqual(
    expect.objectContaining({ owner: { id: ravi.id, name: ravi.name }, open: 0, won: 0 }),
  );
  const listed = async (filter: object) =>
    await ravi.read('/api/admin/submissions', { owner: mohan.id, ...filter });
  expect((await listed({ due: 'overdue' })).submissions).toHaveLength(2);
  expect((await listed({ due: 'today' })).submissions).toHaveLength(1);
  const wonSince = startOfDay(`${now.toISOString().slice(0, 7)}-01`).toISOString();
  const { submissions, total } = await listed({ wonSince });
  expect([submissions.map(({ id }: { id: string }) => id), total]).toEqual([[wonNow], 1]);
});

const prepare = (time: string) => worker.run(monthJob, new Date(`${time}+05:30`));

/** The queued mails, as they would be sent now. */
const queued = () => worker.takeQueued('month');

const addressOf = (email: SendMailOptions | undefined) =>
  (email?.to as { address: string } | undefined)?.address;

it('the mail about a month is queued once for each admin and manager, from when the office opens on the first working day', async () => {
  // The first of November 2026 is a Sunday.
  expect(await prepare('2026-11-01T11:00:00')).toBe(0);
  expect(await prepare('2026-11-02T08:59:00')).toBe(0);
  expect(await prepare('2026-11-02T09:00:00')).toBe(2);
  expect(await prepare('2026-11-02T09:05:00')).toBe(0);
  expect(await prepare('2026-11-03T09:00:00')).toBe(0);
  // Two processes that look at the same moment owe it once.
  const both = await Promise.all([prepare('2026-12-01T09:00:00'), prepare('2026-12-01T09:00:00')]);
  expect(both.sort()).toEqual([0, 2]);
});

it('the mail about a month waits over holidays and an outage, and is left out when it is no news any more', async () => {
  await admin.configure({ closedDays: ['01-01', '2027-01-02'] });
  expect(await prepare('2027-01-02T11:00:00')).toBe(0);
  expect(await prepare('2027-01-04T09:00:00')).toBe(2);
  expect(await prepare('2027-02-16T10:00:00')).toBe(0);
  expect(await prepare('2027-02-15T10:00:00')).toBe(2);
  await admin.configure({ closedDays: [] });
});

it('the mail about a month is not queued when an admin has switched it off, which is written down', async () => {
  await admin.configure({ monthMail: false });
  expect(await prepare('2027-03-01T09:00:00')).toBe(0);
  await admin.configure({ monthMail: true });
  expect(await prepare('2027-03-01T09:00:00')).toBe(2);
  const body = await admin.read('/api/admin/audit?action=lead_settings_changed&limit=2');
  expect(body.entries.map(({ detail }: { detail: string }) => detail)).toEqual([
    'The month’s figures are mailed',
    'The month’s figures are not mailed',
  ]);
});

it('the mail about a month says the figures of the month before, each of which opens its leads', async () => {
  await leads.sql`DELETE FROM leads.delivery`;
  const id = await enquire();
  await leads.sql`UPDATE leads.lead
    SET submitted_at = '2018-03-09T12:00:00Z', status = 'delivered', value = 50000,
       owner_id = ${ravi.id}, owner_name = 'Ravi' WHERE id = ${id}`;
  await leads.sql`UPDATE auth.app_user SET name = '<b>Ravi</b>' WHERE id = ${ravi.id}`;
  expect(await prepare('2018-04-02T09:00:00')).toBe(2);
  const emails = await queued();
  expect(emails.map(addressOf).sort()).toEqual([admin.email, ravi.email].sort());
  const [email] = emails;
  expect(email?.subject).toBe('Your month: March 2018, 1 lead');
  expect(email?.html).toContain('₹50,000');
  expect(email?.html).toContain('&lt;b&gt;Ravi&lt;/b&gt;');
  expect(email?.html).not.toContain('<b>');
  for (const address of [
    `owner=${ravi.id}&amp;from=2018-03-01&amp;to=2018-03-31`,
    `owner=${ravi.id}&amp;from=2018-02-01&amp;to=2018-02-28`,
    'service=seo&amp;status=delivered&amp;from=2018-03-01&amp;to=2018-03-31',
  ])
    expect(email?.html).toContain(`http://localhost:8080/admin/submissions?${address}`);
  expect(email?.text).toContain('- SEO: Leads 1 (0)');
  expect(email?.text).toContain('Open the month: http://localhost:8080/admin/reports?month=2018-03');
});

it('the mail about a month goes to nobody who has left or become something else since', async () => {
  await prepare('2020-05-04T09:00:00');
  await leads.sql`UPDATE auth.app_user SET role = 'sales_executive' WHERE id = ${ravi.id}`;
  const emails = await queued();
  expect(emails).toHaveLength(2);
  expect(emails.map(addressOf).filter(Boolean)).toEqual([admin.email]);
});

const reports = '/api/admin/reports';

const reportOf = (from: string, to: string): Promise<Report> => amit.read(reports, { from, to });

const enquireAt = async (at: string, service = 'seo'): Promise<string> => {
  const headers = { 'x-seed-submitted-at': at, 'x-seed-token': seedToken };
  const enquiry = makeEnquiry({ service });
  return (await leads.request.post('/api/contact').set(headers).send(enquiry).expect(201)).body.id;
};

const setStatus = (id: string, status: string) =>
  amit.request.patch(`${leadsPath}/${id}`).send({ status }).expect(200);

it('counts an enquiry on its day, and as answered when somebody logs a contact', async () => {
  // Late in the evening of the 4th, and early in the morning of the 5th, in India.
  const id = await enquireAt('2019-03-04T18:29:00Z');
  await enquireAt('2019-03-04T18:31:00Z');
  const before = await reportOf('2019-03-04', '2019-03-05');
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
  await amit.request.post(`${leadsPath}/${id}/contacts`).send(contact).expect(201);
  const { firstResponse } = await reportOf('2019-03-04', '2019-03-05');
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
    return (await amit.read(leadsPath, query)).total;
  };
  const [from, to] = ['2019-06-10', '2019-06-16'];
  const { days, statuses, services } = await reportOf(from, to);
  expect(days.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 1]);
  for (const { day, count } of days) expect([day, await find(day, day)]).toEqual([day, count]);
  for (const { status, count } of statuses)
    expect([status, await find(from, to, { status })]).toEqual([status, count]);
  for (const { service, count } of services)
    expect([service, await find(from, to, { service })]).toEqual([service, count]);
});

it('takes a status alone for no answer, whether it was set on one lead or on many', async () => {
  const firstResponse = async () => (await reportOf('2019-04-03', '2019-04-03')).firstResponse;
  const unanswered = { medianMinutes: null, withinGoal: 0 };
  const [one, another] = [await enquireAt('2019-04-03T06:00:00Z'), await enquireAt('2019-04-03T06:00:00Z')];
  for (const status of ['in_progress', 'pending', 'lost']) {
    await setStatus(one, status);
    expect(await firstResponse()).toMatchObject(unanswered);
    const request = { selection: { leads: [{ id: another }] }, change: { status } };
    await amit.request.post(`${leadsPath}/bulk`).send(request).expect(200);
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
  const { firstResponse } = await reportOf('2019-11-18', '2019-11-18');
  expect(firstResponse).toEqual({ medianMinutes: 30, withinGoal: 0.5 });
  await insertLead(leads.database, { submitted_at: '2097-11-18T05:00:00Z', due_at: '2097-11-18T09:00:00Z' });
  const open = await reportOf('2097-11-18', '2097-11-18');
  expect(open.firstResponse).toEqual({ medianMinutes: null, withinGoal: null });
});

it.each([
  ['from=2026-11-02&to=2026-11-01', 'to', 'The last day must not be before the first'],
  ['from=2025-01-01&to=2026-01-02', 'to', 'A report covers 366 days at most'],
  ['from=2026-02-30&to=2026-03-01', 'from', 'Please choose a day'],
  ['from=2026-11-01', 'to', 'Please choose a day'],
])('refuses ?%s', async (query, field, message) => {
  const { body } = await amit.request.get(`${reports}?${query}`).expect(400);
  expect(body).toMatchObject({ code: 'invalid', fields: { [field]: message } });
});

it('takes years whole', async () => {
  expect((await reportOf('2024-01-01', '2024-12-31')).days).toHaveLength(366);
  expect((await reportOf('2026-01-01', '2026-12-31')).days).toHaveLength(365);
});
