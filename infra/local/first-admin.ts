import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { environmentOf, inheritedEnvironment } from './environment';
import type { Context } from './parts/context';
import { writeAtomically } from './private-file';
import { readablePassword } from './secrets';
import { Problem } from './setup/problem.cjs';

/** What the program that creates the first admin reports. */
const firstAdminSchema = z.object({ created: z.boolean(), mustChange: z.boolean(), email: z.string() });

type FirstAdmin = z.output<typeof firstAdminSchema>;

/** How to sign in; the password only until it has been changed. */
export type SignIn = { email: string; oneTimePassword?: string };

/** Migrates the database and creates the first admin. */
export async function migrate(context: Context): Promise<SignIn> {
  const { root, paths, settings, signal } = context;
  const password = firstAdminPassword(paths.oneTimePassword, settings.ADMIN_PASSWORD);
  const program = path.join(root, 'infra/dist/database/migrate.js');
  const log = path.join(paths.log, 'migrate.log');
  const env = {
    ...inheritedEnvironment(),
    NODE_ENV: 'production',
    ...environmentOf(context, settings, paths),
    ...password.environment,
  };
  const { stdout, stderr, failure } = await promisify(execFile)(process.execPath, [program], { env, signal })
    .then((output) => ({ ...output, failure: '' }))
    .catch((error) => ({ stdout: '', stderr: '', ...error, failure: error.message }));
  appendFileSync(log, stderr, { mode: 0o600 });
  if (failure) {
    const reason = stderr.trim().split('\n').at(-1) || failure;
    throw new Problem(
      `The database could not be brought up to date: ${reason} The whole output is in ${log}.`,
    );
  }
  return password.signIn(firstAdminSchema.parse(JSON.parse(stdout)));
}

/**
 * Decides on the first admin's password. One that is set is used as it is. Otherwise a one-time password is
 * generated, kept until it has been changed, and then deleted.
 */
export function firstAdminPassword(file: string, given: string | undefined) {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const oneTime = given ? undefined : (kept ?? readablePassword());
  // Stored before it is used, so that a stack killed in between does not lose it.
  if (oneTime && !kept) writeAtomically(file, `${oneTime}\n`);
  return {
    /** For the program that creates the first admin and leaves an existing one alone. */
    environment: {
      ADMIN_PASSWORD: given ?? oneTime ?? '',
      ADMIN_MUST_CHANGE: String(given === undefined),
    },
    /** What to show, given what that program reports. */
    signIn({ created, mustChange, email }: FirstAdmin): SignIn {
      if (oneTime && mustChange && (created || kept)) return { email, oneTimePassword: oneTime };
      rmSync(file, { force: true });
      return { email };
    },
  };
}
