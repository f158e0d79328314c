import { ModulesContainer } from '@nestjs/core';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';

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
