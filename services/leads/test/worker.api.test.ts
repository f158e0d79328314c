import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ModulesContainer } from '@nestjs/core';
import { serviceEnvironment } from '../../../infra/test/api/services';
import { useDatabase } from '../../../infra/test/api/test-database';
import { jobs } from '../src/worker.module';
import { useWorker } from './leads-client';

const tests = useDatabase();
const worker = useWorker(tests);

it('answers no route but that of its health, whatever modules it shares with the other process', () => {
  const controllers = [...worker.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  expect(controllers.map(({ name }) => name)).toEqual(['HealthController']);
});

it('runs each of its jobs, and keeps how it went', async () => {
  await worker.start();
  const succeeded = async () =>
    (await tests.sql`SELECT name FROM leads.job_run WHERE succeeded_at IS NOT NULL`).length;
  await expect.poll(succeeded, { timeout: 20_000 }).toBe(jobs.length);
}, 30_000);

let child: ChildProcess | undefined;

afterEach(() => child?.kill('SIGKILL'));

it('says while it starts that it waits for Postgres, as the other process does', async () => {
  child = spawn(process.execPath, [path.resolve(__dirname, '../build/main.js')], {
    // Nothing listens on port 1.
    env: { ...serviceEnvironment, PORT: '1', DATABASE_URL: 'postgres://leads@127.0.0.1:1/golghar' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [line] = await once(child.stderr ?? child, 'data');
  expect(JSON.parse(String(line).split('\n')[0] ?? '')).toMatchObject({
    level: 'error',
    message: expect.stringContaining('Unable to connect to the database'),
  });
});
