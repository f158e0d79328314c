import { setTimeout as sleep } from 'node:timers/promises';
import { ModulesContainer } from '@nestjs/core';
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
  for (const end = Date.now() + 20_000; (await succeeded()) < jobs.length; await sleep(50))
    if (Date.now() > end) break;
  expect(await succeeded()).toBe(jobs.length);
}, 30_000);
