import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { signIn } from '../../../infra/test/support/back-office';
import { product } from '../../../infra/test/support/environment';
import { storeManyLeads } from './many-leads';

const path = '/api/admin/submissions/export';
const count = 3000;
type Lead = { id: string; submittedAt: string };

test('nobody exports leads without signing in', async ({ request }) => {
  expect((await request.get(path)).status()).toBe(401);
});

test.describe('an export of thousands of leads', () => {
  let mark = '';
  let remove: () => Promise<void>;

  test.beforeAll(async () => {
    ({ mark, remove } = await storeManyLeads(count));
  });
  test.afterAll(() => remove?.());
  test.beforeEach(({ request }) => signIn(request));

  const address = (filters: Record<string, string>, of = path) => `${of}?${new URLSearchParams(filters)}`;

  /** The answer's head, when it has come; its body waits to be read. */
  const open = async (request: APIRequestContext, url: string): Promise<IncomingMessage> => {
    const { cookies } = await request.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'x-seed-token': product.seedToken };
    return new Promise((resolve, reject) =>
      get(`${product.url}${url}`, { headers }, resolve).on('error', reject),
    );
  };

  test('has a line for each, newest first, as the list has them', async ({ request }) => {
    const response = await request.get(address({ q: mark }));
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringContaining('application/x-ndjson'),
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    const lines = (await response.text()).split('\n');
    expect(lines.pop()).toBe('');
    const leads = lines.map((line) => JSON.parse(line) as Lead);
    expect(new Set(leads.map(({ id }) => id)).size).toBe(count);
    const times = leads.map(({ submittedAt }) => submittedAt);
    expect(times).toEqual([...times].sort().reverse());

    const list = await (await request.get(address({ q: mark }, '/api/admin/submissions'))).json();
    expect(list).toEqual({ submissions: leads, total: count, isTotalExact: true, nextCursor: null });
  });

  test('goes by the filters', async ({ request }) => {
    const { length } = (await (await request.get(address({ q: mark, service: 'seo' }))).text())
      .trim()
      .split('\n');
    expect(length).toBe(count / 10);
    expect(await (await request.get(address({ q: mark, status: 'lost' }))).text()).toBe('');
    const none = await request.get(address({ q: mark, status: 'lost' }, '/api/admin/submissions'));
    expect(await none.json()).toEqual({ submissions: [], total: 0, isTotalExact: true, nextCursor: null });
    for (const query of ['limit=5', 'status=done', 'from=yesterday'])
      expect((await request.get(`${path}?${query}`)).status()).toBe(400);
  });

  test('waits for a reader who pauses', async ({ request }) => {
    const response = await open(request, address({ q: mark }));
    let text = '';
    for await (const part of response.setEncoding('utf8')) {
      if (text === '') await sleep(1500);
      text += part;
    }
    expect(text.split('\n')).toHaveLength(count + 1);
    expect(text.endsWith('}\n')).toBe(true);
  });

  test('ends with readers who hang up, more of them than there are connections', async ({ request }) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(request, address({ q: mark }))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    for (const answer of answers) answer.destroy();
    const list = await request.get('/api/admin/submissions?limit=5', { timeout: 3000 });
    expect(list.status()).toBe(200);
  });
});
