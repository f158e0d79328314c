import { dayOf } from '@golghar/contracts';
import { DataSource } from 'typeorm';
import { runJob } from '../../../infra/test/api/services';
import { useService } from '../../../infra/test/api/use-service';
import { retentionJob } from '../src/visitors/retention.job';

const metrics = useService('metrics');

const phone =
  'Mozilla/5.0 (Linux; Android 13; Redmi 12) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

const count = async (address: string, userAgent = phone, cookie = ''): Promise<number> => {
  const { body } = await metrics.request
    .get('/api/visitor-count')
    .set({ 'x-forwarded-for': address, 'user-agent': userAgent, cookie })
    .expect(200);
  return body.count;
};

const rows = async () => (await metrics.sql`SELECT FROM metrics.counted_hash`).length;

it('the visitor count counts a browser once a day, however often it asks and from how many tabs at once', async () => {
  const first = await count('192.0.2.1');
  const again = await Promise.all(Array.from({ length: 8 }, () => count('192.0.2.1')));
  expect(again).toEqual(Array(8).fill(first));
  const tabs = await Promise.all(Array.from({ length: 8 }, () => count('192.0.2.2')));
  expect(Math.max(...tabs)).toBe(first + 1);
  // Each with its network.
  expect(await rows()).toBe(4);
});

it('the visitor count counts another browser at the same address, however often the first one asks', async () => {
  const first = await count('192.0.2.3');
  for (let again = 0; again < 12; again += 1) await count('192.0.2.3');
  expect(await count('192.0.2.3', phone.replace('Redmi 12', 'Redmi 13'))).toBe(first + 1);
});

it.each([
  ['192.0.2.4', () => '192.0.2.4'],
  ['an IPv6 /64', (n: number) => `2001:db8:1:2::${n.toString(16)}`],
])('the visitor count counts ten browsers of %s a day, even of 200 at once', async (_, address) => {
  const before = await count('192.0.2.5');
  const asked = Array.from({ length: 200 }, (_, n) => count(address(n), `${phone} ${n}`));
  await Promise.all(asked);
  expect((await count('192.0.2.5')) - before).toBe(10);
  // The others are let at it as before.
  expect(await count(`203.0.113.${before % 250}`)).toBe(before + 11);
});

it('the visitor count shows robots, programs and staff the number, and counts none of them', async () => {
  const total = await count('192.0.2.6');
  for (const robot of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', ''])
    expect(await count('192.0.2.7', robot)).toBe(total);
  const { token } = await metrics.signIn('sales_executive');
  expect(await count('192.0.2.8', phone, `session=${token}`)).toBe(total);
  expect(await count('192.0.2.8', phone, 'session=over')).toBe(total + 1);
});

it('the visitor count keeps neither address nor browser', async () => {
  await count('192.0.2.9');
  const kept = await metrics.sql`SELECT to_jsonb(counted) AS row FROM metrics.counted_hash AS counted`;
  expect(JSON.stringify(kept)).not.toMatch(/192[.]0[.]2|Redmi|Chrome/);
});

it('the visitor count deletes the hashes of days that are over, however many, and keeps the total', async () => {
  const total = await count('192.0.2.10');
  const today = await rows();
  await metrics.sql`INSERT INTO metrics.counted_hash SELECT '2020-01-01', sha256(int4send(n))
    FROM generate_series(1, 12000) AS n`;
  await runJob(retentionJob, metrics.app.get(DataSource));
  expect(await rows()).toBe(today);
  const days = await metrics.sql<{ day: Date }>`SELECT DISTINCT day::text AS day FROM metrics.counted_hash`;
  expect(days).toEqual([{ day: dayOf(new Date()) }]);
  expect(await count('192.0.2.10')).toBe(total);
});
