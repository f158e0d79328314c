import { parseEnvironment } from '@golghar/platform/settings';
import { runMain } from '../environment/program';
import { bootstrapDatabase } from './bootstrap';
import { protectHistory, releaseHistory } from './history-rights';
import { migrateSchema, runProgram } from './run-program';
import { databaseName, type ServiceName, serviceDatabaseUrl, serviceNames } from './service-role';
import { acquireMigrationLock, inSession } from './session';
import { adminSettings, migrationSettings, rolePasswords } from './settings';

/**
 * Brings a database up to date with this version of the product: roles and schemas, the migrations of each
 * service, the first admin. Prints what became of the admin as one line of JSON.
 */
async function main(): Promise<void> {
  const settings = parseEnvironment(migrationSettings, process.env);
  const url = settings.DATABASE_URL;
  const passwords = rolePasswords(settings);
  const admin = adminSettings.parse(settings);
  await inSession(url, async (client) => {
    await acquireMigrationLock(client);
    await bootstrapDatabase(client, url, passwords);
    await releaseHistory(client, url);
    const databaseUrl = (service: ServiceName) => serviceDatabaseUrl(url, service, passwords[service]);
    const migrate = (service: ServiceName) => migrateSchema(service, databaseUrl(service));
    // auth first: the others may read its views.
    await migrate('auth');
    const others = serviceNames.filter((service) => service !== 'auth');
    const [firstAdmin] = await Promise.all([
      runProgram('auth', 'first-admin.js', { DATABASE_URL: databaseUrl('auth'), ...admin }),
      ...others.map(migrate),
    ]);
    await protectHistory(client, url);
    process.stdout.write(`${firstAdmin.trim().split('\n').at(-1)}\n`);
  });
  process.stderr.write(`The database ${databaseName(url)} is up to date.\n`);
}

runMain(main);
