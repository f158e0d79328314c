import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localPaths } from '../settings';
import { writePid } from '../supervise/pid-file';
import { writeState } from '../supervise/state';
import { status } from './status';

const localDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'status-')));
const { run } = localPaths(localDir);
let supervisor: ChildProcess;
let worker: Server;
let isRedisConnected = true;

beforeAll((done) => {
  mkdirSync(run, { recursive: true });
  // Works in a folder of the stack, which is how it is known.
  supervisor = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { cwd: localDir });
  writePid(run, 'supervisor', Number(supervisor.pid));
  worker = createServer((_, answer) => {
    answer.setHeader('connection', 'close');
    answer.end(JSON.stringify({ details: { redis: { status: 'up', connected: isRedisConnected } } }));
  }).listen(0, '127.0.0.1', done);
});

afterAll((done) => {
  supervisor.kill();
  worker.close(done);
});
afterEach(() => jest.restoreAllMocks());

async function statusWith(complete: boolean): Promise<{ code: number; said: string }> {
  const { port } = worker.address() as AddressInfo;
  const since = '2026-11-22T03:00:00.000Z';
  const probe = { kind: 'http', port, path: '/readyz' } as const;
  writeState(run, {
    pid: Number(supervisor.pid),
    complete,
    processes: [{ name: 'leads-worker', pid: 1, state: 'ready', since, restarts: 0, probe }],
  });
  const said: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  jest.spyOn(console, 'table').mockImplementation((rows) => said.push(JSON.stringify(rows)));
  const code = await status({ root: localDir, localDir });
  return { code, said: said.join('') };
}

it('says that all is well, and ends so', async () => {
  isRedisConnected = true;
  const { code, said } = await statusWith(true);
  expect([code, said]).toEqual([0, expect.stringMatching(/leads-worker.*"ok"/)]);
});

it('says so and fails while the worker, which works on, does not reach Redis', async () => {
  isRedisConnected = false;
  const { code, said } = await statusWith(true);
  expect([code, said]).toEqual([1, expect.stringContaining('not ok: no connection to redis')]);
});

it('fails while the stack is still starting', async () => {
  isRedisConnected = true;
  const { code, said } = await statusWith(false);
  expect([code, said]).toEqual([1, expect.stringContaining('still starting')]);
});

it('tells a stack that does not run from one that is unwell', async () => {
  writePid(run, 'supervisor', process.pid);
  const { code, said } = await statusWith(true);
  expect([code, said]).toEqual([3, expect.stringContaining('make up starts it')]);
});
