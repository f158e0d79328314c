import { randomBytes } from 'node:crypto';
import { roleLabels } from '@golghar/contracts';
import { runProgram } from '../../database/run-program';
import { serviceDatabaseUrl } from '../../database/service-role';
import { seedDemo } from '../../seed/demo';
import { owner, staff } from '../../seed/team';
import { embeddedDatabaseUrl } from '../parts/postgres';
import { ownFolders } from '../parts/postgres-home';
import type { Ports } from '../ports';
import { readJson } from '../private-file';
import type { Secrets } from '../secrets';
import { type CommandOptions, localPaths, readSettings } from '../settings';
import { runningPid } from '../supervise/pid-file';

/** Fills the running stack with a fortnight of a team of six, made for that. */
export async function demo({ localDir }: CommandOptions): Promise<number> {
  const paths = localPaths(localDir);
  if (runningPid(paths.run, 'supervisor', ownFolders(localDir)) === undefined) {
    process.stderr.write('The stack is not running: start it with make up in another terminal first.\n');
    return 1;
  }
  const settings = readSettings(process.env);
  const secrets = readJson(paths.secrets) as Secrets;
  const ports = readJson(paths.ports) as Ports;
  const databaseUrl = settings.databaseUrl ?? embeddedDatabaseUrl({ ports, secrets });
  // Each run has a password of its own, which it tells.
  const password = randomBytes(12).toString('base64url');
  await runProgram('auth', 'set-user.js', {
    DATABASE_URL: serviceDatabaseUrl(databaseUrl, 'auth', secrets.roles.auth),
    USER_EMAIL: owner.email,
    USER_NAME: owner.name,
    USER_ROLE: owner.role,
    USER_PASSWORD: password,
  });
  const target = {
    url: `http://localhost:${settings.gatewayPort}`,
    seedToken: settings.seedToken ?? secrets.seedToken,
    databaseUrl,
  };
  const count = await seedDemo(target, { email: owner.email, password });
  process.stdout.write(`${count} enquiries are in. See them at ${settings.publicUrl}/admin/submissions\n`);
  process.stdout.write(`All six of the team sign in with the password ${password}:\n`);
  for (const { name, email, role } of [owner, ...staff])
    process.stdout.write(`  ${name}, ${roleLabels[role]}: ${email}\n`);
  return 0;
}
