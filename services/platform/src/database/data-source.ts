import pg from 'pg';
import { type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import type { ServiceSettings } from '../settings/service-settings';

/**
 * A connection that is closed after the first statement that times out. node-postgres gives up on such a statement but Postgres
 * does not: it keeps running, the ROLLBACK after it may time out too, and the pool would hand out a connection with an open
 * transaction. What the next request stores there would be reported as stored, and lost when the transaction is rolled back.
 */
class ClosingClient extends pg.Client {
  override query = new Proxy(super.query, {
    apply: (query, _, args) => {
      const result: unknown = Reflect.apply(query, this, args);
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          // From now on it accepts no statement, and the pool drops it when it is returned.
          if (error instanceof Error && error.message === 'Query read timeout') void this.end();
        });
      return result;
    },
  });
}

/** Classes of a service's migrations, oldest first. */
export type Migrations = NonNullable<Extract<DataSourceOptions['migrations'], unknown[]>>;

/**
 * Connection of a service to its own schema, which the role's search_path names. Time limits keep a response under 5 s when
 * Postgres is away or does not answer; only migrations change the schema.
 */
export const dataSourceOptions = (
  settings: Pick<ServiceSettings, 'DATABASE_URL' | 'DATABASE_POOL'>,
  applicationName: string,
): DataSourceOptions => ({
  type: 'postgres',
  // The bundled driver: TypeORM would look for the package.
  driver: pg,
  url: settings.DATABASE_URL,
  applicationName,
  poolSize: settings.DATABASE_POOL,
  // All entities that the process has loaded.
  entities: getMetadataArgsStorage().tables.map(({ target }) => target),
  synchronize: false,
  migrationsRun: false,
  installExtensions: false,
  // Queries carry personal data; the error filter logs errors without their parameters.
  logging: false,
  connectTimeoutMS: 3000,
  extra: {
    query_timeout: 4000,
    keepAlive: true,
    Client: ClosingClient,
    // A new connection reads the catalogue again, which doubles the time of the first queries. During the day connections are
    // reused within this time; at night they are closed.
    // back office comes back within this time; by night they go.
    idleTimeoutMillis: 5 * 60_000,
  },
});
