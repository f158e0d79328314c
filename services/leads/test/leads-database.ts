import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { bootstrapDatabase } from '../../../infra/database/bootstrap';
import { serviceDatabaseUrl } from '../../../infra/database/service-role';
import { startDatabase } from '../../../infra/test/database';
import { migrations } from '../src/database/migrations';

const passwords = { auth: 'auth-password', leads: 'leads-password', metrics: 'metrics-password' };

/** A Postgres of its own with the empty tables of leads, as the service sees it. */
export async function startLeadsDatabase() {
  const server = await startDatabase();
  const owner = new Client({ connectionString: server.url });
  await owner.connect();
  await bootstrapDatabase(owner, server.url, passwords);
  await owner.end();
  const url = serviceDatabaseUrl(server.url, 'leads', passwords.leads);
  const database = new DataSource({ type: 'postgres', url, migrations, installExtensions: false });
  await database.initialize();
  await database.runMigrations();
  const stop = async () => {
    await database.destroy();
    await server.stop();
  };
  return { database, stop };
}
