import { expect, test } from '@playwright/test';
import { queryDatabase } from '../../../infra/test/support/database';
import { product } from '../../../infra/test/support/environment';
import { freshAddress, requestFrom } from '../../../infra/test/support/request-from';

const browser =
  'Mozilla/5.0 (Linux; Android 13; Redmi 12) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

const count = async (address: string, userAgent: string | null = browser): Promise<number> => {
  const answer = await requestFrom(address, `${product.url}/api/visitor-count`, {
    headers: userAgent ? { 'user-agent': userAgent } : {},
  });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text).count;
};

// One after another: they all look at the one number.
test.describe.configure({ mode: 'serial' });

test('counts a browser once, however often it asks and from how many tabs at once', async () => {
  const address = freshAddress();
  const first = await count(address);
  const again = await Promise.all(Array.from({ length: 8 }, () => count(address)));
  expect(Math.max(...again)).toBeLessThan(first + 8);
  const rows = () =>
    queryDatabase<{ n: number }>(
      product.databaseUrl,
      'SELECT count(*)::int AS n FROM metrics.counted_visitor',
    );
  const before = await rows();
  await count(address);
  expect(await rows()).toEqual(before);
});

test('counts another browser at the same address', async () => {
  const address = freshAddress();
  const rows = async () =>
    (
      await queryDatabase<{ n: number }>(
        product.databaseUrl,
        'SELECT count(*)::int AS n FROM metrics.counted_visitor',
      )
    )[0]?.n ?? 0;
  await count(address);
  const before = await rows();
  await count(address, browser.replace('Redmi 12', 'Redmi 13'));
  expect(await rows()).toBe(before + 1);
});

test('robots and programs only read', async () => {
  const rows = async () =>
    (
      await queryDatabase<{ n: number }>(
        product.databaseUrl,
        'SELECT count(*)::int AS n FROM metrics.counted_visitor',
      )
    )[0]?.n ?? 0;
  const before = await rows();
  for (const robot of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', null])
    await count(freshAddress(), robot);
  expect(await rows()).toBe(before);
});

test('keeps neither address nor browser', async () => {
  const address = freshAddress();
  await count(address);
  const columns = await queryDatabase<{ column_name: string }>(
    product.databaseUrl,
    `SELECT table_name || '.' || column_name AS column_name FROM information_schema.columns
     WHERE table_schema = 'metrics' AND table_name <> 'migration' ORDER BY 1`,
  );
  expect(columns.map(({ column_name }) => column_name)).toEqual([
    'counted_visitor.day',
    'counted_visitor.hash',
    'day_salt.day',
    'day_salt.salt',
    'visitor_total.count',
    'visitor_total.only_row',
  ]);
});
