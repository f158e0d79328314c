import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { bootstrapDatabase } from '../../database/bootstrap';
import { migrateSchema } from '../../database/migrate-schema';
import { serviceDatabaseUrl, withDatabase } from '../../database/service-role';
import { leadCount } from '../scale/marks';
import { withoutIndexes } from '../scale/without-indexes';
import { insertEarlierLeads, lastEarlierMigration, storeEarlierEnquiry } from './earlier-leads.sql';

export type Migrated = {
  seconds: number;
  /** That were sent meanwhile, and how many of them were not stored. */
  enquiries: number;
  refused: number;
  /** Milliseconds. */
  slowest: number;
};

const passwords = { auth: 'auth-password', leads: 'leads-password', metrics: 'metrics-password' };
const batch = 100_000;

/** Between two enquiries: ten a second. */
const pauseMs = 100;

/** So long a backup that has begun before holds the table of leads. */
const backupMs = 15_000;

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

/** Names of the migrations of leads that the version before had, as a database that has run all of them lists them. */
async function earlierMigrations(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>('SELECT name FROM leads.migration ORDER BY id');
  const names = rows.map(({ name }) => name);
  return names.slice(0, names.indexOf(lastEarlierMigration) + 1);
}

async function fill(database: Client): Promise<void> {
  await database.query(`SET maintenance_work_mem = '512MB'; SET search_path = leads, public`);
  await withoutIndexes(database, async () => {
    for (let from = 1; from <= leadCount; from += batch)
      await database.query(insertEarlierLeads, [from, from + batch - 1]);
  });
  await database.query('VACUUM ANALYZE leads.lead');
}

/** Visitors who write to the version before, until they are told to stop. */
function startVisitors(databaseUrl: string) {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, query_timeout: 4000 });
  // One that ends while it is idle is opened again; unheard, it would end the program and hide why.
  pool.on('error', () => {});
  const seen = { enquiries: 0, refused: 0, slowest: 0 };
  const underWay = new Set<Promise<void>>();
  const enquire = async () => {
    const start = performance.now();
    seen.enquiries += 1;
    await pool.query(storeEarlierEnquiry, [randomUUID()]).catch(() => {
      seen.refused += 1;
    });
    seen.slowest = Math.max(seen.slowest, performance.now() - start);
  };
  const timer = setInterval(() => {
    const one = enquire().finally(() => underWay.delete(one));
    underWay.add(one);
  }, pauseMs);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    await pool.end();
    return seen;
  };
}

async function holdByBackup(databaseUrl: string): Promise<void> {
  const backup = await connect(databaseUrl);
  await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await backup.query('SELECT FROM leads.lead LIMIT 1');
  await sleep(backupMs);
  await backup.end();
}

/**
 * Brings a database with many leads from before there were owners up to date, while the version before goes on taking
 * enquiries and a backup is being made.
 * @param serverUrl names a migrated database, beside which another one is made and dropped
 */
export async function measureMigration(serverUrl: string): Promise<Migrated> {
  const server = await connect(serverUrl);
  const url = withDatabase(serverUrl, 'earlier');
  const leadsUrl = serviceDatabaseUrl(url, 'leads', passwords.leads);
  try {
    await server.query('CREATE DATABASE earlier');
    const database = await connect(url);
    await bootstrapDatabase(database, url, passwords);
    for (const service of ['auth', 'metrics'] as const)
      await migrateSchema(service, serviceDatabaseUrl(url, service, passwords[service]));
    await migrateSchema('leads', leadsUrl, await earlierMigrations(server));
    await fill(database);
    await database.end();

    const stopVisitors = startVisitors(leadsUrl);
    const backup = holdByBackup(url);
    await sleep(1000);
    const start = performance.now();
    await migrateSchema('leads', leadsUrl);
    const seconds = (performance.now() - start) / 1000;
    await backup;
    return { seconds, ...(await stopVisitors()) };
  } finally {
    await server.query('DROP DATABASE IF EXISTS earlier WITH (FORCE)');
    await server.end();
  }
}
