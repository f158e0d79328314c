import { randomBytes } from 'node:crypto';
import { roleLabels } from '@golghar/contracts';
import { runProgram } from '../../database/run-program';
import { serviceDatabaseUrl } from '../../database/service-role';
import { seedDemo } from '../../seed/demo';
import { owner, staff } from '../../seed/team';
import { localEnvironment } from '../environment';
import { RunningStack } from '../running-stack';
import type { CommandOptions } from '../settings';

/** Fills the running stack with two weeks of work of a team of six. */
export async function demo({ localDir }: CommandOptions): Promise<number> {
  new RunningStack(localDir).need('gateway');
  const env = localEnvironment(localDir);
  const { DATABASE_URL = '', AUTH_DATABASE_PASSWORD = '', SEED_TOKEN = '' } = env;
  // Each run has a new password, which it prints.
  const password = randomBytes(12).toString('base64url');
  await runProgram('auth', 'set-user.js', {
    DATABASE_URL: serviceDatabaseUrl(DATABASE_URL, 'auth', AUTH_DATABASE_PASSWORD),
    USER_EMAIL: owner.email,
    USER_NAME: owner.name,
    USER_ROLE: owner.role,
    USER_PASSWORD: password,
  });
  const count = await seedDemo(
    { url: `http://localhost:${env.GATEWAY_PORT}`, seedToken: SEED_TOKEN, databaseUrl: DATABASE_URL },
    { email: owner.email, password },
  );
  process.stdout.write(`${count} enquiries are in. See them at ${env.PUBLIC_URL}/admin/submissions\n`);
  process.stdout.write(`All six of the team sign in with the password ${password}:\n`);
  for (const { name, email, role } of [owner, ...Object.values(staff)])
    process.stdout.write(`  ${name}, ${roleLabels[role]}: ${email}\n`);
  return 0;
}
