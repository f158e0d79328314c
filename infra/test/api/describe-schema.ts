import { ModulesContainer } from '@nestjs/core';
import { DataSource, Repository } from 'typeorm';
import type { ServiceName } from '../../database/service-role';
import { useService } from './use-service';

/** Tests that the migrations of a service and its entities say the same. */
export function describeSchema(name: ServiceName): void {
  const service = useService(name);
  const database = new DataSource({ type: 'postgres' });

  // @nestjs/typeorm hands every entity of the process to each service, and other files have loaded other services.
  beforeAll(async () => {
    const modules = [...service.app.get(ModulesContainer).values()];
    const entities = modules
      .flatMap(({ providers }) => [...providers.values()])
      .map(({ instance }) => instance)
      .filter((instance) => instance instanceof Repository)
      .map(({ metadata }) => metadata.target);
    const { options } = service.app.get(DataSource);
    database.setOptions({ ...options, entities });
    await database.initialize();
  });
  afterAll(() => database.destroy());

  describe(`the tables of ${name}`, () => {
    it('are what its entities say: TypeORM would change nothing', async () => {
      const { upQueries } = await database.driver.createSchemaBuilder().log();
      expect(upQueries.map(({ query }) => query)).toEqual([]);
    });

    it('have an entity each', async () => {
      const tables = await service.database.query<{ table: string }>(
        `SELECT tablename AS "table" FROM pg_tables WHERE schemaname = $1 AND tablename <> 'migration'`,
        [name],
      );
      const described = database.entityMetadatas.map(({ tableName }) => tableName);
      expect(described.sort()).toEqual(tables.map(({ table }) => table).sort());
    });
  });
}
