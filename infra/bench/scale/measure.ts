import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { api, type Dashboard, type SubmissionList } from '@golghar/contracts';
import { Pool } from 'pg';
import type { Stack } from '../../test/stack';
import { type Case, casesOf } from './cases';
import { leadCount } from './generate.sql';

/** Milliseconds. */
type Times = { p50: number; p95: number };

export type Measured = { name: string; service: Times; plain: Times | undefined };

/** Until Node has compiled what every list runs: the first case would pay for all others. */
const warmUps = 100;
const rounds = 200;

/** Asks the leads service directly, signed in, over one persistent connection. */
async function signedIn(stack: Stack) {
  const cookie = await stack.signIn();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (path: string): Promise<string> => {
    const request = get(`${stack.serviceUrl('leads')}${path}`, { agent, headers: { cookie } });
    const [response]: IncomingMessage[] = await once(request, 'response');
    const answer = response ? await text(response) : '';
    if (response?.statusCode !== 200) throw new Error(`${path}: ${answer}`);
    return answer;
  };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The value below which a share of the values lies. Sorts them. */
export const quantile = (values: number[], share: number): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

export const median = (values: number[]): number => quantile(values, 0.5);

const timesOf = (values: number[]): Times => ({ p50: quantile(values, 0.5), p95: quantile(values, 0.95) });

/** Alternates between the two, so that other load on the machine affects both. */
async function compare(
  { name, path, plain }: Case,
  get: (path: string) => Promise<string>,
  pool: Pool,
): Promise<Measured> {
  const statements = plain?.map((statement, index) => ({ ...statement, name: `${name} ${index}` }));
  const query = () => Promise.all((statements ?? []).map((statement) => pool.query(statement)));
  if (/^\{"submissions":\[\]/.test(await get(path))) throw new Error(`${name} found nothing`);
  const times = { service: [] as number[], plain: [] as number[] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const service = await time(() => get(path));
    const direct = await time(query);
    if (round < 0) continue;
    times.service.push(service);
    times.plain.push(direct);
  }
  return { name, service: timesOf(times.service), plain: plain && timesOf(times.plain) };
}

/** Times each question to the service, and for some of them the best plain SQL through the same driver. */
export async function measureScale(stack: Stack): Promise<Measured[]> {
  const get = await signedIn(stack);
  const pool = new Pool({ connectionString: stack.databaseUrl, max: 2 });
  try {
    const { stats } = JSON.parse(await get(api.dashboard.path)) as Dashboard;
    if (stats.total !== leadCount) throw new Error(`${stats.total} leads instead of ${leadCount}`);
    const first = JSON.parse(await get(`${api.listSubmissions.path}?limit=50`)) as SubmissionList;
    const { rows } = await pool.query<{ phone: string }>(
      `SELECT phone FROM leads.lead WHERE name LIKE 'Anjali %' ORDER BY id LIMIT 1`,
    );
    const measured: Measured[] = [];
    for (const one of casesOf(first.nextCursor ?? '', rows[0]?.phone ?? '', Date.now()))
      measured.push(await compare(one, get, pool));
    return measured;
  } finally {
    await pool.end();
  }
}
