import ExcelJS from 'exceljs';
import { useService } from '../../../infra/test/api/use-service';

const leads = useService('leads');
const path = '/api/admin/submissions';
const executive = leads.member('sales_executive', 'Amit Raj');

beforeAll(async () => {
  // More than one batch, and one that a spreadsheet might compute.
  await leads.database.query(
    `INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, tags, submitted_at, updated_at)
     SELECT gen_random_uuid(), 'GD-' || n, CASE n WHEN 1 THEN '=1+1' ELSE 'आशा ' || n END, 'a@b.example', '+91 98350 12345',
       'Patna', CASE WHEN n <= 3 THEN 'seo' ELSE 'other' END, 'Hello', '{VIP}', '2026-11-20T06:12:00Z'::timestamptz - n * interval '1 minute', now()
     FROM generate_series(1, 600) n`,
  );
});

const download = (name: string, selection: object = { filter: {} }) =>
  executive.request.post(`${path}/${name}`).send({ selection }).responseType('blob');

it('a CSV has all columns of the leads that the filters show', async () => {
  const response = await download('export.csv', { filter: { service: 'seo' } });
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'x-row-count': '3',
    'content-disposition': expect.stringMatching(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/),
  });
  const lines = String(response.body).split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe(
    '\ufeffReference,Received,Name,Email,Phone,City,Service,Message,Status,Tags,Answer due,First contact,Last change,Owner,Next step,Next step at,Value,Expected month,Reason,Source,Campaign,Medium,Landing page,First source,First campaign,First landing page,Package,Calculator,Calculator inputs,Calculator results,ID',
  );
  expect(lines[1]).toMatch(
    /^GD-1,2026-11-20 11:41,'=1\+1,a@b\.example,\+91 98350 12345,Patna,SEO,Hello,New,VIP,,,/,
  );
});

describe('a file of a selection', () => {
  const referencesIn = async (selection: object) => {
    const { headers, body } = await download('export.csv', selection);
    const [, ...lines] = String(body).trim().split('\r\n');
    return { references: lines.map((line) => line.split(',')[0]), rowCount: headers['x-row-count'] };
  };
  const idOf = async (reference: string): Promise<string> => {
    const [row] = await leads.database.query<{ id: string }>(
      'SELECT id FROM leads.lead WHERE reference = $1',
      [reference],
    );
    return row?.id ?? '';
  };

  it('has the ticked leads, newest first', async () => {
    const ticked = await Promise.all(['GD-300', 'GD-7'].map(async (name) => ({ id: await idOf(name) })));
    expect(await referencesIn({ leads: [...ticked, ...ticked] })).toEqual({
      references: ['GD-7', 'GD-300'],
      rowCount: '2',
    });
  });

  it('has all that match but those whose tick was taken away', async () => {
    const except = [await idOf('GD-2'), await idOf('GD-600')];
    expect(await referencesIn({ filter: { service: 'seo' }, except })).toEqual({
      references: ['GD-1', 'GD-3'],
      rowCount: '2',
    });
    expect(await referencesIn({ filter: { service: 'seo', q: 'hello' }, except })).toEqual({
      references: ['GD-1', 'GD-3'],
      rowCount: undefined,
    });
  });

  it('is refused when nothing is selected', async () => {
    for (const selection of [{ leads: [] }, { except: [] }, []])
      expect((await download('export.csv', selection)).status).toBe(400);
  });
});

it('a workbook has the same as text, whole', async () => {
  const response = await download('export.xlsx');
  expect(response.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(response.body);
  const sheet = workbook.getWorksheet('Leads');
  expect(sheet?.rowCount).toBe(601);
  expect(sheet?.getCell('C2')).toMatchObject({ type: ExcelJS.ValueType.String, value: '=1+1' });
  expect(sheet?.getCell('C601').value).toBe('आशा 600');
});

it('a filter that there is not is refused', async () => {
  for (const name of ['export.csv', 'export.xlsx']) {
    const answer = await executive.request
      .post(`${path}/${name}`)
      .send({ selection: { filter: { status: 'done' } } });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  }
});

it('a file is written down with who took it', async () => {
  await download('export.csv', { filter: { status: 'new' } });
  const admin = await leads.signIn('admin');
  const { entries } = (await admin.request.get('/api/admin/audit?action=leads_exported&limit=1')).body;
  expect(entries[0]).toMatchObject({ actor: { name: 'Amit Raj' }, detail: 'filtered by status' });
  expect((await download('export.xlsx', { filter: { colour: 'red' } })).status).toBe(400);
});
