import { queryPrepared } from '@golghar/platform';
import { dataSourceOptions } from '@golghar/platform/program';
import { DataSource } from 'typeorm';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';

describe('a transaction whose statement takes too long', () => {
  let database: TestDatabase;
  let service: DataSource;

  beforeAll(async () => {
    database = await makeTestDatabase();
    await database.query('CREATE TABLE leads.arrival (name text); GRANT ALL ON leads.arrival TO PUBLIC');
    const options = dataSourceOptions(
      { DATABASE_URL: database.serviceUrl('leads'), DATABASE_POOL: 1 },
      'test',
    );
    service = await new DataSource({
      ...options,
      extra: { ...options.extra, query_timeout: 200 },
    }).initialize();
  });

  afterAll(async () => {
    await service.destroy();
    await database.drop();
  });

  it('takes nothing with it that is stored after it', async () => {
    const slow = service.transaction(async (manager) => {
      await manager.query(`INSERT INTO arrival VALUES ('abandoned')`);
      await manager.query('SELECT pg_sleep(0.5)');
    });
    await expect(slow).rejects.toThrow('Query read timeout');
    await queryPrepared(service, { name: 'arrive', text: `INSERT INTO arrival VALUES ('asha')` });
    expect(await database.query('SELECT name FROM leads.arrival')).toEqual([{ name: 'asha' }]);
  });
});
