import { randomBytes } from 'node:crypto';
import { runProgram } from '../../database/run-program';
import { serviceDatabaseUrl } from '../../database/service-role';
import { ApiClient } from '../../seed/api-client';
import { seedDemo } from '../../seed/demo';
import { ownFolders } from '../own-folders';
import { embeddedDatabaseUrl } from '../parts/postgres';
import type { Ports } from '../ports';
import { readJson } from '../private-file';
import type { Secrets } from '../secrets';
import { localPaths, readSettings } from '../settings';
import { runningPid } from '../supervise/pid-file';
import type { CommandOptions } from './options';

const demoUser = { name: 'Ravi Shankar', email: 'ravi.shankar@golghar.example', role: 'sales_executive' };

/** Fills the running stack with the demo's enquiries, worked on by a member of staff made for that. */
export async function demo({ localDir }: CommandOptions): Promise<number> {
  const paths = localPaths(localDir);
  if (runningPid(paths.run, 'supervisor', ownFolders(localDir)) === undefined) {
    process.stderr.write('The stack is not running: start it with make up in another terminal first.\n');
    return 1;
  }
  const settings = readSettings(process.env);
  const secrets = readJson(paths.secrets) as Secrets;
  const ports = readJson(paths.ports) as Ports;
  const owner = settings.databaseUrl ?? embeddedDatabaseUrl({ ports, secrets });
  // Nobody else signs in as this user: each run has a password of its own.
  const password = randomBytes(24).toString('base64url');
  await runProgram('auth', 'set-user.js', {
    DATABASE_URL: serviceDatabaseUrl(owner, 'auth', secrets.roles.auth),
    USER_EMAIL: demoUser.email,
    USER_NAME: demoUser.name,
    USER_ROLE: demoUser.role,
    USER_PASSWORD: password,
  });
  const client = new ApiClient(
    `http://localhost:${settings.gatewayPort}`,
    settings.seedToken ?? secrets.seedToken,
  );
  const count = await seedDemo(client, { email: demoUser.email, password });
  process.stdout.write(`${count} enquiries are in. See them at ${settings.publicUrl}/admin/submissions\n`);
  return 0;
}
