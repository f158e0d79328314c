import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { escapeIdentifier } from 'pg';
import { withDatabase } from '../../database/service-role';
import { inSession } from '../../database/session';
import { embeddedUrls, owner } from '../environment';
import { writeAtomically } from '../private-file';
import { Problem } from '../setup/problem.cjs';
import { runTool } from '../setup/run-tool.cjs';
import type { ProcessSpec } from '../supervise/state';
import { type Context, onRandomPort } from './context';
import { type PostgresHome, postgresHome } from './postgres-home';

/** Version of the embedded server, which can't open a cluster of another one. */
const major = '18';

/** Creates the cluster if there is none, and returns how to run it. */
export async function preparePostgres(
  context: Context,
  moreArgs: readonly string[] = [],
): Promise<ProcessSpec> {
  const home = await postgresHome(context);
  const version = path.join(home.data, 'PG_VERSION');
  if (!existsSync(version))
    await context.progress.step('Creating the database', () => initialize(context, home));
  const found = readFileSync(version, 'utf8').trim();
  if (found !== major)
    throw new Problem(
      `The data in ${home.data} is of Postgres ${found}, this is ${major}: ` +
        'empty it with make reset, or run the old version and set DATABASE_URL.',
    );
  return onRandomPort(context, 'postgres', (moved) => postgresSpec(moved, home, moreArgs));
}

/** Creates the database in a running cluster if there is none. */
export const createDatabase = (context: Context): Promise<void> =>
  inSession(withDatabase(embeddedUrls(context).DATABASE_URL, 'postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [owner]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(owner)}`);
  });

async function initialize(context: Context, home: PostgresHome): Promise<void> {
  // Under a temporary name first, so that an interrupted one is never mistaken for a whole one.
  const draft = `${home.data}.draft`;
  const password = path.join(home.folder, 'owner-password');
  rmSync(draft, { recursive: true, force: true });
  writeAtomically(password, context.secrets.postgres);
  home.give(password);
  // The same collation on every machine; Linux always has this locale, macOS the other.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  try {
    await runTool({
      command: path.join(home.binaries, 'bin/initdb'),
      args: [
        `--pgdata=${draft}`,
        `--username=${owner}`,
        `--pwfile=${password}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        `--locale=${locale}`,
        '--no-instructions',
      ],
      cwd: home.folder,
      user: home.user,
      env: { PATH: process.env.PATH },
      log: path.join(context.paths.log, 'setup.log'),
      failure: 'The embedded Postgres could not make its database: set DATABASE_URL to a database of yours.',
      signal: context.signal,
    });
    renameSync(draft, home.data);
  } finally {
    rmSync(password, { force: true });
  }
}

function postgresSpec({ ports }: Context, home: PostgresHome, moreArgs: readonly string[]): ProcessSpec {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: ports.postgres,
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: 60,
    fsync: 'on',
    synchronous_commit: 'on',
    jit: 'off',
    random_page_cost: 1.1,
    log_line_prefix: '%m [%p] %u ',
    // Without DETAIL, which quotes the row that an error is about: somebody's name, address and message.
    log_error_verbosity: 'terse',
  };
  return {
    name: 'postgres',
    command: path.join(home.binaries, 'bin/postgres'),
    args: [
      ...['-D', home.data],
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ...moreArgs,
    ],
    env: { PATH: process.env.PATH ?? '' },
    cwd: home.data,
    user: home.user,
    probe: { kind: 'talk', port: ports.postgres, say: startupMessage, expect: 'R' },
    // Fast shutdown: ends the sessions and keeps everything committed.
    stopSignal: 'SIGINT',
    stopTimeoutMs: 20_000,
  };
}

/**
 * The first message of Postgres's protocol, version 3.0, for the role "probe". A server that takes sessions
 * asks it to authenticate (R); one that is starting or stopping answers with an error (E).
 */
const startupMessage = (() => {
  const parameters = Buffer.from('\0\x03\0\0user\0probe\0database\0postgres\0\0', 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(parameters.length + 4);
  return Buffer.concat([length, parameters]).toString('latin1');
})();
