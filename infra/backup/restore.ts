import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, escapeIdentifier } from 'pg';
import { databaseName } from '../database/service-role';
import type { Counts } from './archive';
import { asAdministrator, type Target, withLoadedBackup } from './scratch-database';

/** How long sessions may take to end once they are told to. */
const sessionsEndMs = 10_000;

export type Restored = {
  counts: Counts;
  /** Name of the database that was in use until now. */
  before: string;
};

/**
 * Puts a backup in the place of the database, in a running product: it is loaded and counted beside it, and then the two
 * change names, which takes less than a second. What was in use until then stays there under another name. When anything
 * fails, nothing has changed.
 */
export const restoreBackup = (
  file: string,
  passphrase: string | undefined,
  target: Target,
): Promise<Restored> =>
  withLoadedBackup(file, passphrase, target, async ({ name, counts }) => ({
    counts,
    before: await swap(target.url, name),
  }));

async function swap(url: string, scratch: string): Promise<string> {
  const name = databaseName(url);
  const before = `${name}_until_${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase()}`;
  const [current, next, kept] = [name, scratch, before].map(escapeIdentifier);
  await asAdministrator(url, async (client) => {
    // Nobody comes in while the sessions end; the services connect again by themselves.
    await client.query(`ALTER DATABASE ${current} ALLOW_CONNECTIONS false`);
    try {
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ANY($1)', [
        [name, scratch],
      ]);
      await waitUntilUnused(client, name);
      await client.query('BEGIN');
      await client.query(`ALTER DATABASE ${current} RENAME TO ${kept}`);
      await client.query(`ALTER DATABASE ${next} RENAME TO ${current}`);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      await client.query(`ALTER DATABASE ${current} ALLOW_CONNECTIONS true`);
      throw error;
    }
    await client.query(`ALTER DATABASE ${kept} ALLOW_CONNECTIONS true`);
  });
  return before;
}

async function waitUntilUnused(client: Client, name: string): Promise<void> {
  for (const end = Date.now() + sessionsEndMs; Date.now() < end; await sleep(50)) {
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name]);
    if (rowCount === 0) return;
  }
  throw new Error(`Sessions of the database ${name} do not end.`);
}
