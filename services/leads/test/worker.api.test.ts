import { setTimeout as sleep } from 'node:timers/promises';
import { ModulesContainer } from '@nestjs/core';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { workerJobs } from '../src/jobs';

let database: TestDatabase;
let worker: Awaited<ReturnType<typeof compileWorker>>;

beforeAll(async () => {
  database = await makeTestDatabase();
  worker = await compileWorker(database);
}, 60_000);

afterAll(async () => {
  await worker?.close();
  await database?.drop();
});

it('answers no route but that of its health, whatever modules it shares with the other process', () => {
  const controllers = [...worker.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  expect(controllers.map(({ name }) => name)).toEqual(['HealthController']);
});

it('runs each of its jobs, and keeps how it went', async () => {
  await worker.init();
  const succeeded = async () =>
    (await database.query('SELECT name FROM leads.job_run WHERE succeeded_at IS NOT NULL')).length;
  for (const end = Date.now() + 20_000; (await succeeded()) < workerJobs.length; await sleep(50))
    if (Date.now() > end) break;
  expect(await succeeded()).toBe(workerJobs.length);
}, 30_000);
