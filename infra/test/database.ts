import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedUrls } from '../local/environment';
import type { Context } from '../local/parts/context';
import { createDatabase, preparePostgres } from '../local/parts/postgres';
import { ownFolders } from '../local/parts/postgres-home';
import { loadPorts } from '../local/ports';
import { loadSecrets } from '../local/secrets';
import { localPaths, readSettings } from '../local/settings';
import { Progress } from '../local/setup/progress.cjs';
import { Supervisor } from '../local/supervise/supervisor';
import { root } from './root';

export type TestDatabase = {
  /** As the owner, which is a superuser. */
  url: string;
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>;
};

const serverSettings = [
  // The services of several test files use it at once, each with its own pool.
  '--max_connections=200',
  // The data is deleted at the end, so it need not survive a crash.
  '--fsync=off',
  // Test passwords are no secrets and need no slow hash; tests open a thousand sessions with them.
  '--scram_iterations=1',
];

/**
 * Makes a folder for the data, in memory if Linux has room there and lets this user write. Each test file creates and drops a
 * database of a thousand files, which on a disk takes a quarter of the time of the API tests.
 */
function makeDataFolder(): string {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize > 2 * 1024 ** 3) return mkdtempSync(path.join(memory, 'database-'));
  } catch {
    // Only Linux has /dev/shm.
  }
  return mkdtempSync(path.join(tmpdir(), 'database-'));
}

/** A Postgres server with an empty database, without the rest of the stack. */
export async function startDatabase(): Promise<TestDatabase> {
  const localDir = realpathSync(makeDataFolder());
  // Root runs Postgres as another user, who needs access to the folder.
  chmodSync(localDir, 0o755);
  const paths = localPaths(localDir);
  for (const folder of [paths.run, paths.log]) mkdirSync(folder);
  const silent = { write: () => true };
  const context: Context = {
    root,
    paths,
    settings: readSettings({}),
    isDev: false,
    ports: loadPorts(paths.ports),
    secrets: loadSecrets(paths.secrets),
    progress: new Progress(silent),
    signal: new AbortController().signal,
    portChanged: async () => undefined,
  };
  const supervisor = new Supervisor({
    runDir: paths.run,
    logDir: paths.log,
    ownFolders: ownFolders(localDir),
    report: (line) => process.stderr.write(`${line}\n`),
  });
  await supervisor.start(await preparePostgres(context, serverSettings));
  await createDatabase(context);
  const stop = async () => {
    await supervisor.stop();
    rmSync(localDir, { recursive: true });
  };
  return { url: embeddedUrls(context).DATABASE_URL, stop };
}
