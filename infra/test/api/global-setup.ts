import { startDatabase } from '../database';
import { runningServer } from './running-server';

/** Starts the one Postgres of all API tests; each test file has its own database in it. */
export default async function globalSetup(): Promise<void> {
  const server = await startDatabase();
  runningServer.stop = server.stop;
  process.env.API_TEST_SERVER = server.url;
}
