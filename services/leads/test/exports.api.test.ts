import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { storeManyLeads } from './many-leads';

const path = '/api/admin/submissions/export';
const count = 1500;

jest.setTimeout(30_000);
type Lead = { id: string; submittedAt: string };

const leads = useService('leads');
let asha: SignedIn;
let mark: string;

beforeAll(async () => {
  mark = await storeManyLeads(leads.database, count);
  asha = await leads.signIn('sales_executive');
});

const address = (filters: Record<string, string>, of = path) => `${of}?${new URLSearchParams(filters)}`;

/** The answer's head, when it has come; its body waits to be read. */
const open = (who: SignedIn, url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) =>
    get(`${leads.url}${url}`, { headers: { cookie: `session=${who.token}` } }, resolve).on('error', reject),
  );

const textOf = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  return text;
};

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('an export', () => {
  it('is for those who are signed in, in every role', async () => {
    await leads.request.get(path).expect(401);
    for (const role of ['admin', 'manager', 'sales_executive'])
      await (await leads.signIn(role)).request.get(address({ q: 'nobody is called so' })).expect(200, '');
  });

  it('has a line for each lead, newest first, as the list without a limit has them', async () => {
    const answer = await asha.request
      .get(address({ q: mark }))
      .buffer(true)
      .parse((response, done) => {
        void textOf(response as unknown as IncomingMessage).then((text) => done(null, text));
      });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
    });
    const all: Lead[] = linesOf(answer.body);
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    const times = all.map(({ submittedAt }) => submittedAt);
    expect(times).toEqual([...times].sort().reverse());
    const { body } = await asha.request.get(address({ q: mark }, '/api/admin/submissions')).expect(200);
    expect(body).toEqual({ submissions: all, total: count, isTotalExact: true, nextCursor: null });
  });

  it('goes by the filters, and refuses what is none', async () => {
    const some = await textOf(await open(asha, address({ q: mark, service: 'seo' })));
    expect(linesOf(some)).toHaveLength(count / 10);
    const { body } = await asha.request.get(address({ q: mark, status: 'lost' }, '/api/admin/submissions'));
    expect(body).toEqual({ submissions: [], total: 0, isTotalExact: true, nextCursor: null });
    for (const query of ['limit=5', 'status=done', 'from=yesterday'])
      await asha.request.get(`${path}?${query}`).expect(400);
  });

  it('waits for a reader who pauses', async () => {
    const response = await open(asha, address({ q: mark }));
    await sleep(1500);
    expect(linesOf(await textOf(response))).toHaveLength(count);
  });

  it('waits in line behind two others of the same person, says so, and comes', async () => {
    const readers = await Promise.all([1, 2, 3, 4].map(() => open(asha, address({ q: mark }))));
    const all = await Promise.all(readers.map(async (reader) => linesOf(await textOf(reader))));
    expect(all.map((lines) => lines.filter((line) => 'id' in line).length)).toEqual(Array(4).fill(count));
    const waits = all.map(([first]) => first).filter((line) => 'waiting' in line);
    expect(waits).toContainEqual({ waiting: { ahead: 0 } });
    expect(waits.length).toBeLessThanOrEqual(2);
  });

  it('ends with readers who hang up, more of them than may run at once', async () => {
    const readers = await Promise.all(Array.from({ length: 12 }, () => open(asha, address({ q: mark }))));
    expect(readers.map(({ statusCode }) => statusCode)).toEqual(readers.map(() => 200));
    for (const reader of readers) reader.destroy();
    await asha.request.get('/api/admin/submissions?limit=5').timeout(3000).expect(200);
    const [first] = linesOf(await textOf(await open(asha, address({ q: mark, service: 'seo' })))).filter(
      (line) => 'id' in line,
    );
    expect(first).toMatchObject({ service: 'seo' });
  });
});
