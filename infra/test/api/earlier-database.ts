import { escapeIdentifier } from 'pg';
import { runMigrations } from '../../../services/platform/src/database/run-migrations';
import type { ServiceName } from '../../database/service-role';
import { inSession } from '../../database/session';
import { serviceMigrations } from './services';
import { makeTestDatabase, type TestDatabase } from './test-database';

type EarlierDatabase = TestDatabase & {
  /** Brings the service's schema up to date; returns the migrations that ran. */
  upgrade: () => Promise<string[]>;
};

/** A database with the baseline schema of a service, filled by SQL that runs as the service. */
export async function makeEarlierDatabase(service: ServiceName, rows: string): Promise<EarlierDatabase> {
  const database = await makeTestDatabase();
  const migrations = await serviceMigrations[service]();
  const url = database.serviceUrl(service);
  const role = escapeIdentifier(decodeURIComponent(new URL(url).username));
  await database.query(`DROP SCHEMA ${service} CASCADE; CREATE SCHEMA ${service};
    GRANT USAGE, CREATE ON SCHEMA ${service} TO ${role}`);
  const upgrade = (some = migrations) => runMigrations(url, service, some);
  await upgrade(migrations.slice(0, 1) as typeof migrations);
  await inSession(url, (client) => client.query(rows));
  return { ...database, upgrade: () => upgrade() };
}
