import pg from 'pg';
import { type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import type { ServiceSettings } from '../settings/service-settings';

/**
 * A connection that ends with the first statement that takes too long. node-postgres gives such a statement up and
 * Postgres does not: the statement runs on, the ROLLBACK behind it may be given up as well, and the pool would hand out a
 * connection with an open transaction. What the next request stores there is told to be stored, and is lost when the
 * transaction is rolled back.
 */
class ClosingClient extends pg.Client {
  override query = new Proxy(super.query, {
    apply: (query, _, args) => {
      const result: unknown = Reflect.apply(query, this, args);
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          // From here on it takes no statement, and the pool drops it when it comes back.
          if (error instanceof Error && error.message === 'Query read timeout') void this.end();
        });
      return result;
    },
  });
}

/** Classes of a service's migrations, oldest first. */
export type Migrations = NonNullable<Extract<DataSourceOptions['migrations'], unknown[]>>;

/**
 * Connection of a service to its own schema (the role's search_path names it). Time limits keep an answer
 * under 5 s when Postgres is away or silent; the schema is changed by migrations alone.
 */
export const dataSourceOptions = (
  settings: Pick<ServiceSettings, 'DATABASE_URL' | 'DATABASE_POOL'>,
  applicationName: string,
): DataSourceOptions => ({
  type: 'postgres',
  // The one that a bundle holds: TypeORM would look for the package.
  driver: pg,
  url: settings.DATABASE_URL,
  applicationName,
  poolSize: settings.DATABASE_POOL,
  // All that the process has loaded.
  entities: getMetadataArgsStorage().tables.map(({ target }) => target),
  synchronize: false,
  migrationsRun: false,
  installExtensions: false,
  // Queries carry personal data; faults are logged by the error filter, without their parameters.
  logging: false,
  connectTimeoutMS: 3000,
  extra: {
    query_timeout: 4000,
    keepAlive: true,
    Client: ClosingClient,
    // New connections read the catalogue anew: what a screen asks for takes twice as long on them. Whoever works with the
    // back office comes back within this time; by night they go.
    idleTimeoutMillis: 5 * 60_000,
  },
});
