import type { Submission } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import type { LeadFilter } from '../src/inbox/search/lead-filter';
import { listLimits } from '../src/inbox/search/lead-totals';
import { leadListOf, pagesOf, useLeadsDatabase } from './leads-database';

/** So small that a few leads take every way that a million take. */
const smallLimits = { exactUpTo: 100, recent: 60, sampledPercent: 5, maxScannedRows: 500 };
const leadCount = 2500;
const limit = 20;

// n grows with age. Two leads share each time; every 50th is deleted. They lie on two days at any time of the day.
const leads = `
  INSERT INTO lead (id, reference, name, email, phone, service, message, status, submitted_at, updated_at, deleted_at)
  SELECT gen_random_uuid(), 'GD-' || n, 'Asha', 'asha@sweets.example', '+91 1',
    CASE WHEN n % 100 = 0 THEN 'other' ELSE 'website_development' END,
    concat_ws(' ', 'ordinary',
      CASE WHEN n % 3 = 0 THEN 'third' END,
      CASE WHEN n % 25 = 0 THEN 'medium' END,
      CASE WHEN n IN (7, 700, 1900, 2450) THEN 'Zardozi' END,
      CASE WHEN n > 2000 THEN 'bygone' END,
      CASE WHEN n IN (1, 2401, 2402) THEN 'Q7' END,
      CASE WHEN n = 1234 THEN '100%_\\' END),
    CASE WHEN n % 4 = 0 THEN 'lost' ELSE 'new' END, at, at, CASE WHEN n % 50 = 49 THEN now() END
  FROM generate_series(1, ${leadCount}) n, LATERAL (SELECT date_trunc('day', now()) - interval '22 hours' - interval '1 minute' * (n / 2) AS at) AS time`;

const tests = useLeadsDatabase();
let database: DataSource;

beforeAll(async () => {
  database = tests.source();
  await database.query(leads);
  await database.query(
    `UPDATE lead_count SET count = (SELECT count(*) FROM lead WHERE status = lead_count.status AND deleted_at IS NULL)`,
  );
  await database.query('ANALYZE lead');
}, 60_000);

const listWith = (limits = smallLimits) => leadListOf(database, limits);

const allPages = (filter: LeadFilter, list = listWith()) => pagesOf(list, filter, 50);

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

/** What should be found, told by the plainest SQL. */
async function expected(condition: string): Promise<string[]> {
  return idsOf(
    await database.query(
      `SELECT id FROM lead WHERE deleted_at IS NULL AND ${condition} ORDER BY submitted_at DESC, id DESC`,
    ),
  );
}

const searches: [string, LeadFilter, string][] = [
  ['all leads', {}, 'true'],
  ['a status', { status: 'lost' }, `status = 'lost'`],
  ['a common service', { service: 'website_development' }, `service = 'website_development'`],
  ['a rare service', { service: 'other' }, `service = 'other'`],
  ['a word of every lead', { q: 'ORDINARY' }, 'true'],
  ['a common word', { q: 'third' }, `message ~ 'third'`],
  ['a common word with a status', { q: 'third', status: 'new' }, `message ~ 'third' AND status = 'new'`],
  ['a word of some', { q: 'medium' }, `message ~ 'medium'`],
  ['a rare word', { q: 'zardozi' }, `message ~ 'Zardozi'`],
  ['a word that only old leads have', { q: 'bygone' }, `message ~ 'bygone'`],
  ['two letters', { q: 'q7' }, `message ~ 'Q7'`],
  ['what LIKE would take for a pattern', { q: '100%_\\' }, `message ~ '100%'`],
  ['a service by its label', { q: 'Website Development' }, `service = 'website_development'`],
  ['a service by its key', { q: 'website_dev' }, `service = 'website_development'`],
  ['nothing', { q: 'nowhere' }, 'false'],
];

it.each(searches)('a list of %s has each lead once, newest first', async (_, filter, condition) => {
  const pages = await allPages(filter);
  const ids = await expected(condition);
  expect(idsOf(pages.flatMap(({ submissions }) => submissions))).toEqual(ids);
  const streamed: Submission[] = [];
  for await (const leads of listWith().all(filter)) streamed.push(...leads);
  expect(idsOf(streamed)).toEqual(ids);
  for (const { total, isTotalExact, submissions } of pages) {
    if (isTotalExact) expect(total).toBe(ids.length);
    expect(total).toBeLessThanOrEqual(ids.length);
    expect(total).toBeGreaterThanOrEqual(submissions.length);
  }
});

it.each([
  [{ q: 'zardozi' }, 4, true],
  [{ q: 'nowhere' }, 0, true],
  [{ service: 'other' as const }, 25, true],
  [{ service: 'website_development' as const }, 100, false],
  [{ status: 'lost' as const }, 625, true],
  [{ q: 'bygone' }, 490, false],
])('a list of %j knows from the first page: %d, exact: %s', async (filter, total, isTotalExact) => {
  expect(await listWith().page({ ...filter, limit })).toMatchObject({ total, isTotalExact });
});

it('a list of many leads knows the exact total of a common word on its last page', async () => {
  const [first, ...others] = await allPages({ q: 'third' });
  const { length } = await expected(`message ~ 'third'`);
  expect(first?.isTotalExact).toBe(false);
  expect(others.at(-1)).toMatchObject({ total: length, isTotalExact: true });
});

it('a list of many leads keeps each lead on one page while new ones come', async () => {
  const list = listWith();
  const first = await list.page({ q: 'third', limit });
  const id = '019a1b2c-3d4e-7f00-8a00-0123456789ab';
  await database.query(
    `INSERT INTO lead (id, reference, name, email, phone, service, message, submitted_at, updated_at)
       VALUES ($1, 'GD', 'Asha', 'a@b.example', '1', 'seo', 'third', now(), now())`,
    [id],
  );
  const second = await list.page({ q: 'third', limit, cursor: first.nextCursor ?? '' });
  await database.query('DELETE FROM lead WHERE id = $1', [id]);
  const before = await expected(`message ~ 'third'`);
  expect(idsOf([...first.submissions, ...second.submissions])).toEqual(before.slice(0, 2 * limit));
});

it('a list of many leads of a usual agency has exact totals from the first page on', async () => {
  const list = listWith(listLimits);
  for (const [, filter, condition] of searches)
    expect(await list.page({ ...filter, limit })).toMatchObject({
      total: (await expected(condition)).length,
      isTotalExact: true,
    });
});
