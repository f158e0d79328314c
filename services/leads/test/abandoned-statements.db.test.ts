import { queryPrepared } from '@golghar/platform';
import { dataSourceOptions } from '@golghar/platform/program';
import { DataSource } from 'typeorm';
import { useDatabase } from '../../../infra/test/api/test-database';

const tests = useDatabase();

it('a transaction whose statement takes too long takes nothing with it that is stored after it', async () => {
  const { database } = tests;
  await database.query('CREATE TABLE leads.arrival (name text); GRANT ALL ON leads.arrival TO PUBLIC');
  const settings = { DATABASE_URL: database.serviceUrl('leads'), DATABASE_POOL: 1 };
  const options = dataSourceOptions(settings, 'test');
  const extra = { ...options.extra, query_timeout: 200 };
  const service = await new DataSource({ ...options, extra }).initialize();
  const slow = service.transaction(async (manager) => {
    await manager.query(`INSERT INTO arrival VALUES ('abandoned')`);
    await manager.query('SELECT pg_sleep(0.5)');
  });
  await expect(slow).rejects.toThrow('Query read timeout');
  await queryPrepared(service, { name: 'arrive', text: `INSERT INTO arrival VALUES ('asha')` });
  expect(await database.query('SELECT name FROM leads.arrival')).toEqual([{ name: 'asha' }]);
  await service.destroy();
});
