import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { linesOf, path as list } from './leads-client';
import { storeManyLeads } from './many-leads';

const path = `${list}/export`;
const count = 900;

jest.setTimeout(30_000);
type Lead = { id: string; submittedAt: string };

const leads = useService('leads');
const asha = leads.member('sales_executive');
let mark: string;

beforeAll(async () => {
  mark = await storeManyLeads(leads.database, count);
});

const selectionOf = (filter: object) => ({ selection: { filter } });

/** The answer's head, when it has come; its body waits to be read. */
const open = (who: SignedIn, filter: object): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { cookie: `session=${who.token}`, 'content-type': 'application/json' };
    request(`${leads.url}${path}`, { method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(JSON.stringify(selectionOf(filter)));
  });

const textOf = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  return text;
};

describe('an export', () => {
  it('is empty where nothing matches', async () => {
    await asha.request
      .post(path)
      .send(selectionOf({ q: 'nobody is called so' }))
      .expect(200, '');
  });

  it('has a line for each lead, newest first, as the list without a limit has them', async () => {
    const answer = await asha.request
      .post(path)
      .send(selectionOf({ q: mark }))
      .buffer(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
    });
    const all: Lead[] = linesOf(answer.text);
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    const times = all.map(({ submittedAt }) => submittedAt);
    expect(times).toEqual([...times].sort().reverse());
    const { body } = await asha.request.get(list).query({ q: mark }).expect(200);
    expect(body).toEqual({ submissions: all, total: count, isTotalExact: true, nextCursor: null });
  });

  it('goes by the filters, and refuses what is none', async () => {
    const some = await textOf(await open(asha, { q: mark, service: 'seo' }));
    expect(linesOf(some)).toHaveLength(count / 10);
    const { body } = await asha.request.get(list).query({ q: mark, status: 'lost' });
    expect(body).toEqual({ submissions: [], total: 0, isTotalExact: true, nextCursor: null });
    for (const filter of [{ limit: 5 }, { status: 'done' }, { from: 'yesterday' }])
      await asha.request.post(path).send(selectionOf(filter)).expect(400);
  });

  it('takes the filters from its address, too', async () => {
    const get = (filter: object) => asha.request.get(path).query(filter).buffer(true);
    const { text } = await get({ q: mark, service: 'seo' }).expect(200);
    expect(linesOf(text)).toHaveLength(count / 10);
    await get({ status: 'done' }).expect(400);
  });

  it('takes the leads that were ticked, or all that match but those that were not', async () => {
    const { body } = await asha.request.get(list).query({ q: mark, limit: 4 });
    const ids: string[] = body.submissions.map(({ id }: Lead) => id);
    const exported = async (selection: object) => {
      const { text } = await asha.request.post(path).send({ selection }).buffer(true).expect(200);
      return linesOf(text).map(({ id }: Lead) => id);
    };
    expect(await exported({ leads: [3, 1].map((at) => ({ id: ids[at] })) })).toEqual([ids[1], ids[3]]);
    const rest = await exported({ filter: { q: mark }, except: ids.slice(0, 3) });
    expect(rest).toHaveLength(count - 3);
    expect(rest[0]).toBe(ids[3]);
  });

  it('waits for a reader who pauses', async () => {
    const response = await open(asha, {});
    await sleep(1500);
    expect(linesOf(await textOf(response))).toHaveLength(count);
  });

  it('waits in line behind two others of the same person, says so, and comes', async () => {
    const readers = await Promise.all([1, 2, 3, 4].map(() => open(asha, {})));
    const all = await Promise.all(readers.map(async (reader) => linesOf(await textOf(reader))));
    expect(all.map((lines) => lines.filter((line) => 'id' in line).length)).toEqual(Array(4).fill(count));
    const waits = all.map(([first]) => first).filter((line) => 'waiting' in line);
    expect(waits).toContainEqual({ waiting: { ahead: 0 } });
    expect(waits.length).toBeLessThanOrEqual(2);
  });

  it('ends with readers who hang up, more of them than may run at once', async () => {
    const readers = await Promise.all(Array.from({ length: 12 }, () => open(asha, {})));
    expect(readers.map(({ statusCode }) => statusCode)).toEqual(readers.map(() => 200));
    for (const reader of readers) reader.destroy();
    await asha.request.get(`${list}?limit=5`).timeout(3000).expect(200);
    const [first] = linesOf(await textOf(await open(asha, { q: mark, service: 'seo' }))).filter(
      (line) => 'id' in line,
    );
    expect(first).toMatchObject({ service: 'seo' });
  });
});
