import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen, tempFolder } from '../../test/support/machine';
import { localPaths } from '../settings';
import { writeState } from '../supervise/state';
import { status } from './status';

const localDir = tempFolder();
const { run } = localPaths(localDir);
const pidFile = path.join(run, 'supervisor.pid');
let supervisor: ChildProcess;
let port: number;
let isRedisConnected = true;
const worker = createServer((_, answer) => {
  answer.setHeader('connection', 'close');
  answer.end(JSON.stringify({ details: { redis: { status: 'up', connected: isRedisConnected } } }));
});

beforeAll(async () => {
  mkdirSync(run, { recursive: true });
  // Works in a folder of the stack, which is how it is known.
  supervisor = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { cwd: localDir });
  writeFileSync(pidFile, `${supervisor.pid}\n`);
  port = await listen(worker);
});

afterAll(() => {
  supervisor.kill();
  worker.close();
});
afterEach(() => vi.restoreAllMocks());

async function statusWith(complete: boolean): Promise<{ code: number; said: string }> {
  const since = '2026-11-22T03:00:00.000Z';
  const probe = { kind: 'http', port, path: '/readyz' } as const;
  writeState(run, {
    pid: Number(supervisor.pid),
    complete,
    processes: [{ name: 'leads-worker', pid: 1, state: 'ready', since, restarts: 0, probe }],
  });
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  vi.spyOn(console, 'table').mockImplementation((rows) => said.push(JSON.stringify(rows)));
  const code = await status({ root: localDir, localDir });
  return { code, said: said.join('') };
}

it.each([
  ['all is well', true, true, 0, 'leads-worker":{"pid":1,"state":"ready"'],
  ['the worker, which works on, does not reach Redis', false, true, 1, 'not ok: no connection to redis'],
  ['it is still starting', true, false, 1, 'still starting'],
])('says that %s, and ends so', async (_, isConnected, complete, expected, words) => {
  isRedisConnected = isConnected;
  const { code, said } = await statusWith(complete);
  expect([code, said]).toEqual([expected, expect.stringContaining(words)]);
});

it('tells a stack that does not run from one that is unwell', async () => {
  writeFileSync(pidFile, `${process.pid}\n`);
  const { code, said } = await statusWith(true);
  expect([code, said]).toEqual([3, expect.stringContaining('make up starts it')]);
});
