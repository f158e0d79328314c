import { startDatabase } from '../database';

/** Starts the one Postgres of all API tests, in which each test file has its own database; the returned function stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startDatabase();
  process.env.API_TEST_SERVER = server.url;
  return server.stop;
}
