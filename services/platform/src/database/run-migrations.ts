import { DataSource } from 'typeorm';
import { dataSourceOptions, type Migrations } from './data-source';

/**
 * Brings a service's schema up to date, as the service's own role, and closes the connection. Each migration
 * runs in a transaction of its own. Returns the names of those that ran.
 */
export async function runMigrations(
  databaseUrl: string,
  service: string,
  migrations: Migrations,
): Promise<string[]> {
  const dataSource = new DataSource({
    ...dataSourceOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: 1 }, `${service}-migrate`),
    migrations,
    migrationsTableName: 'migration',
    // A migration may build an index over a large table.
    extra: {},
  } as ConstructorParameters<typeof DataSource>[0]);
  await dataSource.initialize();
  try {
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}
