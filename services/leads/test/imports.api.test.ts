import { randomUUID } from 'node:crypto';
import {
  type Dashboard,
  type ImportConfirmation,
  type ImportList,
  importLimits,
  type Report,
  type SubmissionList,
  type Today,
  type ViewCounts,
} from '@golghar/contracts';
import { ImportClient, importsPath as path } from './import-client';
import { path as leadsPath, linesOf, useLeads } from './leads-client';

const leads = useLeads();

const manager = leads.member('manager', 'Meera Sinha');
const imports = new ImportClient(manager);
let present: string;

beforeAll(async () => {
  const phone = '+91 98350 12345';
  present = await leads.enquire({ name: 'Asha Kumari', email: 'Asha@shop.example', phone });
});

const upload = (text: string) => imports.upload(text, 40);
const preview = (id: string, mapping?: object) => imports.preview(id, mapping ? { mapping } : {});
const confirm = (id: string, confirmation: ImportConfirmation) => imports.confirm(id, confirmation);

const get = async <Answer>(address: string, query: object = {}): Promise<Answer> =>
  await manager.read(address, query);

const list = (query: object = {}) => get<SubmissionList>(leadsPath, { limit: 50, ...query });

/** What its columns fill. */
const fields = ['name', 'phone', 'email', 'city', 'service', 'message', 'status', 'tags', 'submittedAt'];
const file = [
  'Full Name;Mobile Number;Email;Town;Interest;Requirement;Stage;Tags;Date',
  'Ravi "Raju" Singh;94310 55555;;Gaya;SEO;"Ranking; please";Pending;VIP, Fair;2025-03-04 10:30',
  'अंजलि;;anjali@shop.example;;website_development;;;;05/03/2025',
  "Repeated;098350-12345;;;;'=1+1;;;",
  'Same file;9431055555;;;;;;;',
  'X;12;no address;;Skywriting;;Whatever;;31/04/2025',
  'Nobody;;;;;;;;',
].join('\r\n');

it('an import shows what would come of it, and imports nothing before', async () => {
  const before = (await list({})).total;
  const found = await preview(await upload(file));
  expect(found).toMatchObject({
    columns: 'Full Name;Mobile Number;Email;Town;Interest;Requirement;Stage;Tags;Date'.split(';'),
    mapping: Object.fromEntries(fields.map((field, column) => [field, column])),
    rowCount: 6,
    validCount: 4,
    problemCount: 2,
    duplicateCount: 2,
  });
  expect(found.sample[0]?.[0]).toBe('Ravi "Raju" Singh');
  expect(found.duplicates).toEqual([
    {
      row: 4,
      name: 'Repeated',
      by: 'phone',
      of: expect.objectContaining({ id: present, name: 'Asha Kumari' }),
    },
    { row: 5, name: 'Same file', by: 'phone', of: { row: 2 } },
  ]);
  expect(found.problems.map(({ row, field }) => [row, field])).toEqual([
    [6, 'name'],
    [6, 'phone'],
    [6, 'email'],
    [6, 'service'],
    [6, 'status'],
    [6, 'submittedAt'],
    [7, 'phone'],
  ]);
  expect((await list({})).total).toBe(before);
});

it('an import takes what was confirmed, once, without an alert or a promise, and it is found', async () => {
  const before = (await manager.read('/api/admin/submissions/views')).views;
  const id = await upload(file);
  const { mapping } = await preview(id);
  const { lines } = await confirm(id, { mapping, duplicates: 'skip', tag: 'Old list' });
  expect(lines.at(-1)).toEqual({ total: 6, done: 6, imported: 2, skipped: 4, isDone: true });
  const { submissions } = await list({ tag: 'old list' });
  expect(submissions).toHaveLength(2);
  expect(submissions.find(({ name }) => name.startsWith('Ravi'))).toMatchObject({
    phone: '94310 55555',
    email: '',
    city: 'Gaya',
    service: 'seo',
    message: 'Ranking; please',
    status: 'pending',
    tags: ['VIP', 'Fair', 'Old list'],
    submittedAt: '2025-03-04T05:00:00.000Z',
    dueAt: null,
    contactedAt: null,
  });
  for (const q of ['+919431055555', 'raju gaya', 'anjali'])
    expect((await list({ q })).submissions.some(({ tags }) => tags.includes('Old list'))).toBe(true);
  const after = (await manager.read('/api/admin/submissions/views')).views;
  expect([after.all.count - before.all.count, after.pending.count - before.pending.count]).toEqual([2, 1]);
  expect(await leads.sql`SELECT FROM leads.delivery WHERE kind = 'arrival'`).toHaveLength(1);
  expect((await confirm(id, { mapping, duplicates: 'skip' })).status).toBe(409);
  // The copy of the file that was uploaded is of no more use.
  const rows = await leads.sql`SELECT parts FROM leads.lead_import WHERE id = ${id}`;
  expect(rows).toEqual([{ parts: {} }]);
  const admin = await leads.signIn('admin');
  const { entries } = await admin.read('/api/admin/audit?action=leads_imported&limit=1');
  expect(entries[0]).toMatchObject({ detail: 'old leads.csv: 2 leads', actor: { name: 'Meera Sinha' } });
});

it('an import knows a lead again by its e-mail address alone, in whatever case', async () => {
  const { duplicates } = await preview(await upload('Name,Email\nSomebody Else,ASHA@Shop.example\n'));
  expect(duplicates).toEqual([
    { row: 2, name: 'Somebody Else', by: 'email', of: expect.objectContaining({ id: present }) },
  ]);
});

it('an import takes away a spreadsheet’s guard of a formula, and is closed when done', async () => {
  const id = await upload("Name,Phone,Message\nGuarded Row,94310 77777,'=1+1\n");
  const { mapping } = await preview(id);
  await confirm(id, { mapping, duplicates: 'skip' });
  expect((await list({ q: 'Guarded Row' })).submissions[0]?.message).toBe('=1+1');
  expect((await manager.request.post(`${path}/${id}/preview`).send({})).status).toBe(409);
  expect((await manager.request.put(`${path}/${id}/parts/0`).send({ text: 'a' })).status).toBe(409);
  expect((await manager.request.delete(`${path}/${id}`)).status).toBe(409);
});

it('an import goes by the chosen columns, and takes duplicates when that is asked', async () => {
  const id = await upload('a,b\n98350 12345,Chosen Column\n');
  expect((await preview(id)).problemCount).toBe(1);
  const mapping = { name: 1, phone: 0 };
  expect(await preview(id, mapping)).toMatchObject({ validCount: 1, duplicateCount: 1 });
  expect((await confirm(id, { mapping, duplicates: 'import' })).lines.at(-1)).toMatchObject({
    imported: 1,
  });
  expect((await list({ q: 'Chosen Column' })).total).toBe(1);
});

it.each([
  ['without rows', 'Name,Phone\n', 'The file has no rows below its headings.'],
  ['with an open quote', 'Name,Phone\n"Asha,1\n', 'This is no CSV file that can be read'],
  [
    'with too many rows',
    `Name\n${'Asha Kumari\n'.repeat(importLimits.rows + 1)}`,
    'The file has more than 5,000 rows',
  ],
  ['of lines without end', 'a\n'.repeat(20_000), 'The file has more than 5,000 rows'],
  ['of commas alone', ','.repeat(100_000), 'The file has more than 60 columns.'],
  ['of commas below its headings', `Name,Phone\n${','.repeat(100_000)}`, 'more than 60 columns.'],
])('an import refuses a file %s', async (_case, text, message) => {
  const id = await imports.upload(text);
  const response = await manager.request.post(`${path}/${id}/preview`).send({});
  expect(response.status).toBe(400);
  expect(response.body.message).toContain(message);
});

it('an import wants every part', async () => {
  const { id } = (await manager.request.post(path).send({ fileName: 'x.csv' })).body;
  await manager.request.put(`${path}/${id}/parts/1`).send({ text: 'Asha,1' });
  expect((await manager.request.post(`${path}/${id}/preview`).send({})).status).toBe(409);
  expect((await manager.request.put(`${path}/${id}/parts/9999`).send({ text: '' })).status).toBe(404);
});

it.each([
  ['a file without a name', 'post', '', { fileName: ' ' }, 400, 'invalid'],
  ['a part that is no text', 'put', '/:id/parts/0', { text: 7 }, 400, 'invalid'],
  [
    'a way with duplicates that there is not',
    'post',
    '/:id/confirm',
    { mapping: {}, duplicates: '?' },
    400,
    'invalid',
  ],
  ['a part of nothing', 'put', '/:nothing/parts/0', { text: 'x' }, 404, 'not_found'],
  ['nothing', 'post', '/:nothing/confirm', { mapping: {}, duplicates: 'skip' }, 404, 'not_found'],
  ['nothing', 'delete', '/:nothing', undefined, 404, 'not_found'],
] as const)('an import refuses %s: %s %s', async (_, method, route, body, status, code) => {
  const { id } = (await manager.request.post(path).send({ fileName: 'x.csv' })).body;
  const address = path + route.replace(':id', id).replace(':nothing', randomUUID());
  const answer = await manager.request[method](address).send(body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

it('an import is seen by nobody else, and can be given up', async () => {
  const id = await upload('Name,Phone\nAsha Kumari,98350 12345\n');
  const other = await leads.signIn('manager');
  expect((await other.request.post(`${path}/${id}/preview`).send({})).status).toBe(404);
  expect((await manager.request.delete(`${path}/${id}`)).status).toBe(204);
  expect((await manager.request.post(`${path}/${id}/preview`).send({})).status).toBe(404);
});

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const old = `Name,Phone,Date\nAsha Devi,94310 11111,${dayAgo(30)}\nRavi Kumar,94310 22222,${dayAgo(20)}\n`;

describe('leads from a file', () => {
  beforeEach(() => leads.sql`DELETE FROM leads.lead`);

  it('owe no answer: only those who wrote wait for one', async () => {
    const before = (await get<Dashboard>('/api/admin/dashboard')).stats.new;
    const id = await leads.enquire();
    await imports.import(old);
    const { waiting, stats } = await get<Dashboard>('/api/admin/dashboard');
    expect(waiting?.map((lead) => lead.id)).toEqual([id]);
    expect(stats.new).toBe(before + 3);
    const today = await get<Today>('/api/admin/today');
    expect(today.items.map(({ submission }) => submission.id)).toEqual([id]);
    expect(today.counts.new).toEqual({ count: 1, isExact: true });
    const { views } = await get<ViewCounts>(`${leadsPath}/views`);
    expect([views.overdue.count, views.new.count]).toEqual([0, before + 3]);
    expect((await list({ due: 'overdue' })).total).toBe(0);
  });

  it('count in no figure of answers, also when somebody calls them', async () => {
    await imports.import(old);
    const [lead] = (await list()).submissions;
    await manager.contact(lead?.id ?? '');
    const { firstResponse } = await get<Report>('/api/admin/reports', { from: dayAgo(40), to: dayAgo(0) });
    expect(firstResponse).toEqual({ medianMinutes: null, withinGoal: null });
    const month = lead?.submittedAt.slice(0, 7);
    const { total } = await get<{ total: { now: object } }>('/api/admin/reports/month', { month });
    expect(total.now).toMatchObject({ promised: 0, kept: 0, medianMinutes: null, p90Minutes: null });
    expect((await list({ answer: 'given' })).total).toBe(0);
  });

  it('say that they were imported, and are found together by that', async () => {
    const id = await imports.import(old);
    const { submissions } = await list({ source: 'Imported' });
    expect(submissions).toHaveLength(2);
    expect(submissions[0]?.source?.utm.source).toBe('imported');
    expect((await list({ import: id })).total).toBe(2);
  });

  it('are written down one by one, and are no change that can be undone', async () => {
    const id = await imports.import(old);
    const rows = await leads.sql`SELECT kind, action, actor_name FROM leads.lead_activity
      WHERE group_id = ${id}`;
    const row = { kind: 'imported', action: null, actor_name: 'Meera Sinha' };
    expect(rows).toEqual([row, row]);
    await manager.request.post(`${leadsPath}/bulk/${id}/undo`).expect(404);
  });

  it('are taken back whole, and that can be undone', async () => {
    const first = await imports.import(old);
    const second = await imports.import('Name,Phone\nSita Devi,94310 33333\n');
    const listed = await get<ImportList>(path);
    expect(listed.imports).toMatchObject([
      { id: second, fileName: 'old leads.csv', author: { name: 'Meera Sinha' }, leadCount: 1 },
      { id: first, leadCount: 2, changedCount: 0 },
    ]);
    const [lead] = (await list({ import: first })).submissions;
    await manager.change(lead?.id ?? '', { status: 'pending' });
    expect((await get<ImportList>(path)).imports[1]?.changedCount).toBe(1);

    const selection = { filter: { import: first } };
    const { text } = await imports.stream(`${leadsPath}/bulk`, { selection, change: { delete: true } });
    const done = linesOf(text).at(-1);
    expect(done).toMatchObject({ changed: 2, isDone: true });
    expect((await list()).submissions.map(({ name }) => name)).toEqual(['Sita Devi']);
    expect((await get<ImportList>(path)).imports.map(({ id }) => id)).toEqual([second]);
    await manager.bulk({ undo: done.undo });
    expect((await list({ import: first })).total).toBe(2);
  });
});

describe('a file of somebody else’s making', () => {
  beforeEach(() => leads.sql`DELETE FROM leads.lead`);

  it('has words of its own, which can be given a meaning, and have it the next time', async () => {
    const text = [
      'Name,Contact no.,Product,Stage',
      'Asha Devi,94310 11111,Google Ads,Follow-up',
      'Ravi Kumar,94310 22222,SEO,Zzz',
      'Sita Devi,94310 33333,Skywriting,Zzz',
    ].join('\n');
    const id = await imports.upload(text);
    const before = await imports.preview(id);
    expect(before).toMatchObject({ mapping: { name: 0, phone: 1, service: 2, status: 3 }, validCount: 1 });
    expect(before.values).toEqual({
      service: [
        { value: 'Google Ads', count: 1, meaning: 'paid_ads' },
        { value: 'Skywriting', count: 1, meaning: null },
      ],
      status: [
        { value: 'Zzz', count: 2, meaning: null },
        { value: 'Follow-up', count: 1, meaning: 'in_progress' },
      ],
    });
    const meanings = { service: { Skywriting: 'brand_strategy' }, status: { ZZZ: 'lost' } } as const;
    expect(await imports.preview(id, { mapping: before.mapping, meanings })).toMatchObject({ validCount: 3 });
    await imports.confirm(id, { mapping: before.mapping, meanings, duplicates: 'skip' });
    const [lead] = (await list({ q: 'Sita Devi' })).submissions;
    expect(lead).toMatchObject({ service: 'brand_strategy', status: 'lost' });

    const next = await imports.preview(await imports.upload(text.replaceAll('94310', '94311')));
    expect(next.values.service[1]).toEqual({ value: 'Skywriting', count: 1, meaning: 'brand_strategy' });
    expect(next).toMatchObject({ validCount: 3, problemCount: 0 });
    // What is said now counts more than what was said once.
    const other = await imports.upload(text);
    const again = await imports.preview(other, {
      mapping: before.mapping,
      meanings: { service: { skywriting: 'seo' } },
    });
    expect(again.values.service[1]?.meaning).toBe('seo');
  });

  it('gives back what is left out, with why, to be put right and imported', async () => {
    const text = 'नाम;मोबाइल;शहर\nआशा देवी;12;गया\n=1+1;;\nरवि कुमार;+91 94310 22222;पटना\nरवि;09431022222;\n';
    const id = await imports.upload(text);
    const { mapping, problemCount, duplicateCount } = await imports.preview(id);
    expect([mapping, problemCount, duplicateCount]).toEqual([{ name: 0, phone: 1, city: 2 }, 2, 1]);
    const leftOut = await imports.stream(`${path}/${id}/left-out.csv`, {
      mapping,
      duplicates: 'skip',
    });
    expect(leftOut.status).toBe(200);
    const lines = leftOut.text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('नाम,मोबाइल,शहर,Left out because');
    expect(lines[1]).toMatch(/^आशा देवी,12,गया,Phone: /);
    expect(lines[2]).toMatch(/^'=1\+1,,,/);
    expect(lines[3]).toBe('रवि,09431022222,,Known already: the phone number of row 4');
    expect(lines).toHaveLength(4);

    const corrected = await imports.upload(leftOut.text.replace(',12,', ',94310 44444,'));
    expect(await imports.preview(corrected)).toMatchObject({ mapping, validCount: 2, problemCount: 1 });
    const again = await imports.stream(`${path}/${corrected}/left-out.csv`, {
      mapping,
      duplicates: 'import',
    });
    expect(again.text.trimEnd().split('\r\n')).toHaveLength(2);
  });

  it.each([
    [
      'a meaning that there is not',
      { meanings: { service: { x: 'sky' } }, mapping: {}, duplicates: 'skip' },
      400,
    ],
    ['nothing', { mapping: {}, duplicates: 'skip' }, 404],
  ])('has no rows left out by %s', async (_, body, status) => {
    const id = status === 404 ? '018f0000-0000-7000-8000-000000000000' : await imports.upload('Name\nAsha\n');
    const answer = await manager.request.post(`${path}/${id}/left-out.csv`).send(body);
    expect(answer.status).toBe(status);
  });

  it('does not end another one of the same person', async () => {
    const first = await imports.upload('Name,Phone\nAsha Devi,94310 11111\n');
    const second = await imports.upload('Name,Phone\nRavi Kumar,94310 22222\n');
    for (const id of [first, second])
      expect(await imports.preview(id)).toMatchObject({ validCount: 1, problemCount: 0 });
    const { mapping } = await imports.preview(first);
    for (const id of [first, second])
      expect((await imports.confirm(id, { mapping, duplicates: 'skip' })).lines.at(-1)).toMatchObject({
        imported: 1,
      });
    const leftOut = { mapping, duplicates: 'skip' };
    expect((await imports.stream(`${path}/${first}/left-out.csv`, leftOut)).status).toBe(409);
  });
});
