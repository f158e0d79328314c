import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { insertLead } from './insert-lead';
import { linesOf, path } from './leads-client';

const count = 900;

type Lead = { id: string; submittedAt: string };

const leads = useService('leads');
const asha = leads.member('sales_executive', 'Asha Raj');

beforeAll(async () => {
  // More than one answer holds in memory, and one that a spreadsheet might compute.
  await leads.sql`INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, tags, submitted_at, updated_at)
     SELECT gen_random_uuid(), 'GD-' || n, CASE n WHEN 1 THEN '=1+1' ELSE 'आशा ' || n END, 'a@b.example', '+91 98350 12345',
       'Patna', CASE n % 10 WHEN 1 THEN 'seo' ELSE 'other' END,
       CASE n WHEN 1 THEN 'Hello' ELSE repeat('We sell khaja near Gandhi Maidan. ', 100) END,
       CASE WHEN n <= 3 THEN '{VIP}'::text[] ELSE '{}' END, at, now()
     FROM generate_series(1, ${count}::int) n,
     LATERAL (SELECT '2026-11-20T06:12:00Z'::timestamptz - n * interval '1 minute' AS at) time`;
});

const lines = `${path}/export`;
const csv = `${path}/export.csv`;
const xlsx = `${path}/export.xlsx`;

/** The answer's head, when it has come; its body waits to be read. */
const open = (who: SignedIn, filter: object): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { cookie: `session=${who.token}`, 'content-type': 'application/json' };
    request(`${leads.url}${lines}`, { method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(JSON.stringify({ selection: { filter } }));
  });

const textOf = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  return text;
};

const download = (address: string, selection: object = { filter: {} }) =>
  asha.request.post(address).send({ selection }).responseType('blob');

const idsOf = async (...references: string[]) =>
  (
    await leads.sql<{ id: string }>`SELECT id FROM leads.lead WHERE reference = ANY(${references})
      ORDER BY submitted_at`
  ).map(({ id }) => id);

it('an export is empty where nothing matches', async () => {
  expect(await textOf(await open(asha, { q: 'nobody is called so' }))).toBe('');
  const { body } = await asha.request.get(path).query({ status: 'lost' });
  expect(body).toEqual({ submissions: [], total: 0, isTotalExact: true, nextCursor: null });
});

it('an export has a line for each lead, newest first, as the list without a limit has them', async () => {
  const answer = await open(asha, { q: 'b.example' });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
  });
  const all: Lead[] = linesOf(await textOf(answer));
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
  const times = all.map(({ submittedAt }) => submittedAt);
  expect(times).toEqual([...times].sort().reverse());
  const { body } = await asha.request.get(path).query({ q: 'b.example' }).expect(200);
  expect(body).toEqual({ submissions: all, total: count, isTotalExact: true, nextCursor: null });
});

it('an export goes by the filters, also those of its address', async () => {
  expect(linesOf(await textOf(await open(asha, { service: 'seo' })))).toHaveLength(count / 10);
  const { text } = await asha.request.get(lines).query({ service: 'seo' }).buffer(true).expect(200);
  expect(linesOf(text)).toHaveLength(count / 10);
});

it.each([
  { filter: { limit: 5 } },
  { filter: { status: 'done' } },
  { filter: { from: 'yesterday' } },
  { leads: [] },
  { except: [] },
  [],
])('an export is refused of the selection %j', async (selection) => {
  for (const address of [lines, csv, xlsx]) {
    const { status, body } = await asha.request.post(address).send({ selection });
    expect([status, body.code]).toEqual([400, 'invalid']);
  }
  await asha.request.get(`${lines}?status=done`).expect(400);
});

it('an export waits for a reader who pauses', async () => {
  const response = await open(asha, {});
  await sleep(1500);
  expect(linesOf(await textOf(response))).toHaveLength(count);
});

it('an export waits in line behind two others of the same person, says so, and comes', async () => {
  const readers = await Promise.all([1, 2, 3, 4].map(() => open(asha, {})));
  const all = await Promise.all(readers.map(async (reader) => linesOf(await textOf(reader))));
  expect(all.map((each) => each.filter((line) => 'id' in line).length)).toEqual(Array(4).fill(count));
  const waits = all.map(([first]) => first).filter((line) => 'waiting' in line);
  expect(waits).toContainEqual({ waiting: { ahead: 0 } });
  expect(waits.length).toBeLessThanOrEqual(2);
});

it('an export ends with readers who hang up, more of them than may run at once', async () => {
  const readers = await Promise.all(Array.from({ length: 12 }, () => open(asha, {})));
  expect(readers.map(({ statusCode }) => statusCode)).toEqual(readers.map(() => 200));
  for (const reader of readers) reader.destroy();
  await asha.request.get(`${path}?limit=5`).timeout(3000).expect(200);
  const all = linesOf(await textOf(await open(asha, { service: 'seo' })));
  expect(all.find((line) => 'id' in line)).toMatchObject({ service: 'seo' });
});

it('a file as CSV has the leads that the filters show', async () => {
  const { headers, body } = await download(csv, { filter: { tag: 'VIP' } });
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'x-row-count': '3',
    'content-disposition': expect.stringMatching(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/),
  });
  expect(String(body).split('\r\n')).toHaveLength(5);
});

it('a file has the ticked leads, or all that match but the unticked, newest first', async () => {
  const ticked = (await idsOf('GD-300', 'GD-7')).map((id) => ({ id }));
  const except = await idsOf('GD-2', 'GD-600');
  for (const [selection, references, rowCount] of [
    [{ leads: [...ticked, ...ticked] }, ['GD-7', 'GD-300'], '2'],
    [{ filter: { tag: 'vip' }, except }, ['GD-1', 'GD-3'], '2'],
    [{ filter: { tag: 'vip', q: 'b.example' }, except }, ['GD-1', 'GD-3'], undefined],
  ] as const) {
    const { headers, body } = await download(csv, selection);
    const [, ...rows] = String(body).trim().split('\r\n');
    expect(rows.map((row) => row.split(',')[0])).toEqual(references);
    expect(headers['x-row-count']).toBe(rowCount);
    const { text } = await asha.request.post(lines).send({ selection }).buffer(true).expect(200);
    expect(linesOf(text).map(({ reference }) => reference)).toEqual(references);
  }
});

it('a file as a workbook has the same as text, whole', async () => {
  const { headers, body } = await download(xlsx);
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(body);
  const sheet = workbook.getWorksheet('Leads');
  expect(sheet?.rowCount).toBe(count + 1);
  expect(sheet?.getCell('C2')).toMatchObject({ type: ExcelJS.ValueType.String, value: '=1+1' });
  expect(sheet?.getCell(`C${count + 1}`).value).toBe(`आशा ${count}`);
});

it('a file as CSV says everything of a lead, quotes what has to be, and computes nothing', async () => {
  const none = { source: null, medium: null, campaign: null, term: null, content: null };
  const id = await insertLead(leads.database, {
    ...{ reference: 'GD-7K3M', name: '=HYPERLINK("evil")', email: 'asha@shop.example' },
    ...{ phone: '+91 98350 00000', city: '@SUM(1)', service: 'paid_ads', status: 'delivered' },
    ...{ message: 'He said "yes",\nthen left', tags: ['Fair', '-1+1'], value: 45_000 },
    ...{ submitted_at: '2026-11-20T19:30:00Z', updated_at: '2026-11-21T07:00:00Z' },
    ...{ due_at: '2026-11-21T08:30:00Z', owner_id: asha.id, owner_name: 'Asha Raj' },
    ...{ next_step_at: '2026-11-24T05:30:00Z', next_step_text: '=call' },
    ...{ expected_month: '2026-12', outcome_reason: 'Liked the logo' },
    source: {
      ...{ landingPage: '/seo', referrer: 'google.com' },
      utm: { ...none, source: 'Google', medium: 'cpc', campaign: 'chhath' },
      first: { landingPage: '/pricing', referrer: 'm.facebook.com', utm: { ...none, campaign: 'reels' } },
    },
    choice: {
      package: 'Growth, quarterly',
      calculation: {
        calculator: 'roi',
        inputs: { budget: 50_000, conversionRate: 2, orderValue: 1000 },
        results: { roi: 900, visitors: 25_000, customers: 500, revenue: 500_000 },
      },
    },
  });
  const { body } = await download(csv, { leads: [{ id }] });
  expect(String(body).split('\r\n')).toEqual([
    '\ufeffReference,Received,Name,Email,Phone,City,Service,Message,Status,Tags,Answer due,First contact,Last change,Owner,Next step,Next step at,Value,Expected month,Reason,Source,Campaign,Medium,Landing page,First source,First campaign,First landing page,Package,Calculator,Calculator inputs,Calculator results,ID',
    [
      `GD-7K3M,2026-11-21 01:00,"'=HYPERLINK(""evil"")",asha@shop.example,+91 98350 00000,'@SUM(1),Paid Ads`,
      '"He said ""yes"",\nthen left",Closed,"Fair, -1+1",2026-11-21 14:00,,2026-11-21 12:30,Asha Raj',
      "'=call,2026-11-24 11:00,45000,2026-12,Liked the logo,google,chhath,cpc,/seo",
      'm.facebook.com,reels,/pricing,"Growth, quarterly",ROI calculator',
      '"Monthly budget ₹50,000, Conversion rate 2%, Average order value ₹1,000"',
      `"ROI 900%, Visitors 25,000, Customers 500, Revenue ₹5,00,000",${id}`,
    ].join(),
    '',
  ]);
});
