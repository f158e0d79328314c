import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { serviceMigrations } from '../../../infra/test/api/services';
import { useDatabase } from '../../../infra/test/api/test-database';
import { runMigrations } from '../../platform/src/database/run-migrations';
import { insertLead } from './insert-lead';

/** Wants the table of leads for itself, for a moment. */
class AddHat9000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN hat text');
  }

  async down(): Promise<void> {}
}

const tests = useDatabase();

const enquire = async () => {
  const start = Date.now();
  await insertLead(tests.database, { reference: randomUUID() });
  return Date.now() - start;
};

it('lets enquiries by while a backup holds the table that is to be changed, and changes it then', async () => {
  const backup = new Client({ connectionString: tests.database.ownerUrl });
  await backup.connect();
  await backup.query('BEGIN');
  await backup.query('SELECT FROM leads.lead');
  let isChanged = false;
  const changing = runMigrations(tests.database.serviceUrl('leads'), 'leads', [
    ...(await serviceMigrations.leads()),
    AddHat9000000000000,
  ] as Parameters<typeof runMigrations>[2]).finally(() => {
    isChanged = true;
  });
  const waited: number[] = [];
  for (const end = Date.now() + 4000; Date.now() < end; await sleep(50)) waited.push(await enquire());
  expect(isChanged).toBe(false);
  // It did stand in the way, and not for long.
  expect(Math.max(...waited)).toBeGreaterThan(200);
  expect(Math.max(...waited)).toBeLessThan(2000);
  await backup.query('COMMIT');
  await backup.end();
  expect(await changing).toEqual(['AddHat9000000000000']);
}, 30_000);
