import { randomUUID } from 'node:crypto';
import { type ImportConfirmation, importLimits, type SubmissionList } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';
import { ImportClient, importsPath as path } from './import-client';
import { leadsClient } from './leads-client';

const leads = useService('leads');

const manager = leads.member('manager', 'Meera Sinha');
const client = new ImportClient(manager);
let present: string;

beforeAll(async () => {
  const phone = '+91 98350 12345';
  present = await leadsClient(leads).enquire({ name: 'Asha Kumari', email: 'Asha@shop.example', phone });
});

const upload = (text: string) => client.upload(text, 40);
const preview = (id: string, mapping?: object) => client.preview(id, mapping ? { mapping } : {});
const confirm = (id: string, confirmation: ImportConfirmation) => client.confirm(id, confirmation);

const list = async (query: object): Promise<SubmissionList> =>
  (await manager.request.get('/api/admin/submissions').query({ limit: 50, ...query })).body;

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

describe('an import', () => {
  it('shows what would come of it, and imports nothing before', async () => {
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

  it('takes what was confirmed, once, without an alert or a promise, and it is found', async () => {
    const before = (await manager.request.get('/api/admin/submissions/views')).body.views;
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
    const after = (await manager.request.get('/api/admin/submissions/views')).body.views;
    expect([after.all.count - before.all.count, after.pending.count - before.pending.count]).toEqual([2, 1]);
    const [outbox] = await leads.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM leads.outbox',
    );
    expect(outbox?.count).toBe(1);
    expect((await confirm(id, { mapping, duplicates: 'skip' })).status).toBe(409);
    // The copy of the file that was uploaded is of no more use.
    const rows = await leads.database.query('SELECT parts FROM leads.lead_import WHERE id = $1', [id]);
    expect(rows).toEqual([{ parts: {} }]);
    const admin = await leads.signIn('admin');
    const { entries } = (await admin.request.get('/api/admin/audit?action=leads_imported&limit=1')).body;
    expect(entries[0]).toMatchObject({ detail: 'old leads.csv: 2 leads', actor: { name: 'Meera Sinha' } });
  });

  it('knows a lead again by its e-mail address alone, in whatever case', async () => {
    const { duplicates } = await preview(await upload('Name,Email\nSomebody Else,ASHA@Shop.example\n'));
    expect(duplicates).toEqual([
      { row: 2, name: 'Somebody Else', by: 'email', of: expect.objectContaining({ id: present }) },
    ]);
  });

  it('takes away what a spreadsheet put in front of a formula, and is closed when it is done', async () => {
    const id = await upload("Name,Phone,Message\nGuarded Row,94310 77777,'=1+1\n");
    const { mapping } = await preview(id);
    await confirm(id, { mapping, duplicates: 'skip' });
    expect((await list({ q: 'Guarded Row' })).submissions[0]?.message).toBe('=1+1');
    expect((await manager.request.post(`${path}/${id}/preview`).send({})).status).toBe(409);
    expect((await manager.request.put(`${path}/${id}/parts/0`).send({ text: 'a' })).status).toBe(409);
    expect((await manager.request.delete(`${path}/${id}`)).status).toBe(409);
  });

  it('goes by the columns that somebody chose, and takes duplicates when that is asked', async () => {
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
  ])('refuses a file %s', async (_case, text, message) => {
    const id = await client.upload(text);
    const response = await manager.request.post(`${path}/${id}/preview`).send({});
    expect(response.status).toBe(400);
    expect(response.body.message).toContain(message);
  });

  it('wants every part', async () => {
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
  ] as const)('refuses %s: %s %s', async (_, method, route, body, status, code) => {
    const { id } = (await manager.request.post(path).send({ fileName: 'x.csv' })).body;
    const address = path + route.replace(':id', id).replace(':nothing', randomUUID());
    const answer = await manager.request[method](address).send(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is seen by nobody else, can be given up, and is no business of sales executives', async () => {
    const id = await upload('Name,Phone\nAsha Kumari,98350 12345\n');
    const other = await leads.signIn('manager');
    expect((await other.request.post(`${path}/${id}/preview`).send({})).status).toBe(404);
    expect((await manager.request.delete(`${path}/${id}`)).status).toBe(204);
    expect((await manager.request.post(`${path}/${id}/preview`).send({})).status).toBe(404);
    const executive = await leads.signIn('sales_executive');
    expect((await executive.request.post(path).send({ fileName: 'x.csv' })).status).toBe(403);
  });
});
