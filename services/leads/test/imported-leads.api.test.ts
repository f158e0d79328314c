import type { Dashboard, ImportList, Report, SubmissionList, Today, ViewCounts } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';
import { ImportClient, importsPath } from './import-client';
import { leadsClient, linesOf, path } from './leads-client';

const leads = useService('leads');

const manager = leads.member('manager', 'Meera Sinha');
const client = leadsClient(leads);
const imports = new ImportClient(manager);

afterEach(() => leads.database.query('DELETE FROM leads.lead'));

const get = async <Answer>(path: string, query: object = {}): Promise<Answer> =>
  (await manager.request.get(path).query(query).expect(200)).body;

const list = (query: object = {}) => get<SubmissionList>(path, { limit: 50, ...query });

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const old = `Name,Phone,Date\nAsha Devi,94310 11111,${dayAgo(30)}\nRavi Kumar,94310 22222,${dayAgo(20)}\n`;

describe('leads from a file', () => {
  it('owe no answer: only those who wrote wait for one', async () => {
    const id = await client.enquire();
    await imports.import(old);
    const { waiting, stats } = await get<Dashboard>('/api/admin/dashboard');
    expect(waiting?.map((lead) => lead.id)).toEqual([id]);
    expect(stats.new).toBe(3);
    const today = await get<Today>('/api/admin/today');
    expect(today.items.map(({ submission }) => submission.id)).toEqual([id]);
    expect(today.counts.new).toEqual({ count: 1, isExact: true });
    const { views } = await get<ViewCounts>(`${path}/views`);
    expect([views.overdue.count, views.today.count, views.new.count]).toEqual([0, expect.any(Number), 3]);
    expect((await list({ due: 'overdue' })).total).toBe(0);
  });

  it('count in no figure of answers, also when somebody calls them', async () => {
    await imports.import(old);
    const [lead] = (await list()).submissions;
    await client.contact(manager, lead?.id ?? '');
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
    const rows = await leads.database.query(
      `SELECT kind, action, actor_name FROM leads.lead_activity WHERE group_id = $1`,
      [id],
    );
    const row = { kind: 'imported', action: null, actor_name: 'Meera Sinha' };
    expect(rows).toEqual([row, row]);
    await manager.request.post(`${path}/bulk/${id}/undo`).expect(404);
  });

  it('are taken back whole, and that can be undone', async () => {
    const first = await imports.import(old);
    const second = await imports.import('Name,Phone\nSita Devi,94310 33333\n');
    const listed = await get<ImportList>(importsPath);
    expect(listed.imports).toMatchObject([
      { id: second, fileName: 'old leads.csv', author: { name: 'Meera Sinha' }, leadCount: 1 },
      { id: first, leadCount: 2, changedCount: 0 },
    ]);
    const [lead] = (await list({ import: first })).submissions;
    await client.change(manager, lead?.id ?? '', { status: 'pending' });
    expect((await get<ImportList>(importsPath)).imports[1]?.changedCount).toBe(1);

    const selection = { filter: { import: first } };
    const { text } = await imports.stream(`${path}/bulk`, { selection, change: { delete: true } });
    const done = linesOf(text).at(-1);
    expect(done).toMatchObject({ changed: 2, isDone: true });
    expect((await list()).submissions.map(({ name }) => name)).toEqual(['Sita Devi']);
    expect((await get<ImportList>(importsPath)).imports.map(({ id }) => id)).toEqual([second]);
    await client.bulk(manager, { undo: done.undo });
    expect((await list({ import: first })).total).toBe(2);
  });
});

describe('a file of somebody else’s making', () => {
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
    const leftOut = await imports.stream(`${importsPath}/${id}/left-out.csv`, {
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
    const again = await imports.stream(`${importsPath}/${corrected}/left-out.csv`, {
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
    const answer = await manager.request.post(`${importsPath}/${id}/left-out.csv`).send(body);
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
    expect((await imports.stream(`${importsPath}/${first}/left-out.csv`, leftOut)).status).toBe(409);
  });
});
