import { useService } from '../../../infra/test/api/use-service';

const metrics = useService('metrics');

const phone =
  'Mozilla/5.0 (Linux; Android 13; Redmi 12) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

const count = async (address: string, userAgent = phone): Promise<number> => {
  const { body } = await metrics.request
    .get('/api/visitor-count')
    .set({ 'x-forwarded-for': address, 'user-agent': userAgent })
    .expect(200);
  return body.count;
};

it('counts a browser once a day', async () => {
  const first = await count('192.0.2.1');
  expect(await count('192.0.2.1')).toBe(first);
  expect(await count('192.0.2.2')).toBe(first + 1);
  expect(await metrics.database.query('SELECT FROM metrics.counted_visitor')).toHaveLength(2);
});
