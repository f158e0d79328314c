import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { DataSource } from 'typeorm';
import { runMigrations } from '../../../services/platform/src/database/run-migrations';
import { bootstrapDatabase, setSessionDefaults } from '../../database/bootstrap';
import { protectHistory } from '../../database/history-rights';
import {
  databaseName,
  roleName,
  type ServiceName,
  serviceDatabaseUrl,
  serviceNames,
  withDatabase,
} from '../../database/service-role';
import { inSession } from '../../database/session';
import { serviceMigrations } from './services';

export const passwords = { auth: 'auth-password', leads: 'leads-password', metrics: 'metrics-password' };

/** Any number will do, as long as every test file uses the same one. */
const lock = 4_605_172;

export type TestDatabase = {
  /** As the owner, which is a superuser. */
  ownerUrl: string;
  /** As the role of a service. */
  serviceUrl: (service: ServiceName) => string;
  /** Runs SQL as the owner; table names need their schema. */
  query: <Row = Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** The same as a template tag, with each value as a parameter. */
  sql: <Row = Record<string, unknown>>(parts: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;
  drop: () => Promise<void>;
};

/** A new database with the empty tables of all services, copied from a template that each run migrates once. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const template = process.env.API_TEST_SERVER;
  if (!template) throw new Error('This test needs the Postgres of the API tests: run it with make test-api.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(template, async (admin) => {
    await makeTemplate(admin, template);
    // Copying files takes half the time of copying through the WAL when no commit waits for a disk.
    await admin.query(
      `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(databaseName(template))} STRATEGY FILE_COPY`,
    );
    for (const service of serviceNames)
      await setSessionDefaults(admin, name, roleName(databaseName(template), service), service);
  });
  const ownerUrl = withDatabase(template, name);
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const query: TestDatabase['query'] = async (sql, values) => (await owner.query(sql, values)).rows;
  return {
    ownerUrl,
    // The template has created the roles, which belong to the server.
    serviceUrl: (service) => withDatabase(serviceDatabaseUrl(template, service, passwords[service]), name),
    query,
    sql: (parts, ...values) =>
      query(
        parts.reduce((text, part, n) => `${text}$${n}${part}`),
        values,
      ),
    drop: async () => {
      await owner.end();
      await asAdministrator(template, (admin) =>
        admin.query(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`),
      );
    },
  };
}

/** Resolves when a session waits for another one's lock. */
export const waitForBlockedSession = (database: TestDatabase) =>
  vi.waitUntil(
    async () =>
      (await database.query('SELECT FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()')).length,
    { timeout: 10_000 },
  );

/** A new database for the tests of a file; only available inside tests and hooks. */
export function useDatabase(): { readonly database: TestDatabase; sql: TestDatabase['sql'] } {
  let made: TestDatabase | undefined;
  beforeAll(async () => {
    made = await makeTestDatabase();
  }, 60_000);
  afterAll(() => made?.drop());
  const tests = {
    get database() {
      if (!made) throw new Error('The database is there in tests and hooks alone.');
      return made;
    },
  };
  return Object.assign(tests, { sql: ((...query) => tests.database.sql(...query)) as TestDatabase['sql'] });
}

/** The same, with a connection as the role of a service. */
export function useDataSource(
  service: ServiceName,
  options: { entities?: (new () => object)[]; poolSize?: number } = {},
) {
  const tests = useDatabase();
  let source: DataSource | undefined;
  beforeAll(async () => {
    const url = tests.database.serviceUrl(service);
    source = await new DataSource({
      type: 'postgres',
      url,
      installExtensions: false,
      ...options,
    }).initialize();
  });
  afterAll(() => source?.destroy());
  return Object.assign(tests, { source: () => source as DataSource });
}

/** Migrates the template with the services' own migrations, unless another test file already has. */
async function makeTemplate(admin: Client, url: string): Promise<void> {
  await admin.query('SELECT pg_advisory_lock($1)', [lock]);
  const { rowCount } = await admin.query("SELECT FROM pg_roles WHERE rolname = 'template_is_ready'");
  if (!rowCount) {
    await inSession(url, async (owner) => {
      await bootstrapDatabase(owner, url, passwords);
      for (const service of serviceNames)
        await runMigrations(
          serviceDatabaseUrl(url, service, passwords[service]),
          service,
          await serviceMigrations[service](),
        );
      await protectHistory(owner, url);
    });
    await admin.query('CREATE ROLE template_is_ready');
  }
  await admin.query('SELECT pg_advisory_unlock($1)', [lock]);
}

const asAdministrator = (url: string, work: (client: Client) => Promise<unknown>) =>
  inSession(withDatabase(url, 'postgres'), work);
