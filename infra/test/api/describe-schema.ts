import { DataSource } from 'typeorm';
import type { ServiceName } from '../../database/service-role';
import { useService } from './use-service';

/**
 * Tests that the migrations of a service and its entities say the same. In a file of its own: entities of two services
 * in one process count for both.
 */
export function describeSchema(name: ServiceName): void {
  const service = useService(name);
  const database = () => service.app.get(DataSource);

  describe(`the tables of ${name}`, () => {
    it('are what its entities say: TypeORM would change nothing', async () => {
      const { upQueries } = await database().driver.createSchemaBuilder().log();
      expect(upQueries.map(({ query }) => query)).toEqual([]);
    });

    it('have an entity each', async () => {
      const tables = await service.database.query<{ table: string }>(
        `SELECT tablename AS "table" FROM pg_tables WHERE schemaname = $1 AND tablename <> 'migration'`,
        [name],
      );
      const described = database().entityMetadatas.map(({ tableName }) => tableName);
      expect(described.sort()).toEqual(tables.map(({ table }) => table).sort());
    });
  });
}
