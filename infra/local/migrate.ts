import { execFile } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { FirstAdminPassword, firstAdminSchema, type SignIn } from './first-admin';
import type { Context } from './parts/context';
import { inheritedEnvironment, ownerDatabaseUrl } from './parts/services';
import { Problem } from './setup/problem.cjs';

/** Brings the database up to date and makes the first admin. */
export async function migrate(context: Context): Promise<SignIn> {
  const { root, paths, settings, secrets } = context;
  const password = new FirstAdminPassword(paths.oneTimePassword, settings.adminPassword);
  const log = path.join(paths.log, 'migrate.log');
  const output = await runMigration(path.join(root, 'infra/dist/database/migrate.js'), log, context.signal, {
    ...inheritedEnvironment(),
    NODE_ENV: 'production',
    DATABASE_URL: ownerDatabaseUrl(context),
    AUTH_DATABASE_PASSWORD: secrets.roles.auth,
    LEADS_DATABASE_PASSWORD: secrets.roles.leads,
    METRICS_DATABASE_PASSWORD: secrets.roles.metrics,
    ADMIN_EMAIL: settings.adminEmail,
    ADMIN_NAME: settings.adminName,
    ...password.environment,
  });
  return password.signIn(firstAdminSchema.parse(JSON.parse(output)));
}

function runMigration(
  program: string,
  log: string,
  signal: AbortSignal,
  env: Record<string, string>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program], { env, signal }, (error, stdout, stderr) => {
      if (stderr) appendFileSync(log, stderr, { mode: 0o600 });
      if (!error) return resolve(stdout);
      const reason = stderr.trim().split('\n').at(-1) ?? error.message;
      reject(
        new Problem(`The database could not be brought up to date: ${reason} The whole output is in ${log}.`),
      );
    });
  });
}
