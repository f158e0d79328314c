import * as z from 'zod';
import { readEnvironment } from '../config/environment';
import { serviceSettings } from '../config/settings';
import type { Migrations } from './data-source';
import { runMigrations } from './run-migrations';

const settings = z.object({
  DATABASE_URL: serviceSettings.shape.DATABASE_URL,
  /** Names of the migrations that may run, with commas between them; a restore makes the schema of a backup so. */
  MIGRATE_ONLY: z.string().optional(),
  /** Lets a program start that is older than the schema. */
  ALLOW_NEWER_SCHEMA: z.enum(['true', 'false']).default('false'),
});

/**
 * The whole of a service's migration program: takes DATABASE_URL from the environment, tells what ran on
 * standard error, ends with code 1 when something failed.
 */
export function runMigrationProgram(service: string, migrations: Migrations): void {
  const { DATABASE_URL, MIGRATE_ONLY, ALLOW_NEWER_SCHEMA } = readEnvironment(settings);
  runMigrations(DATABASE_URL, service, migrations, {
    only: MIGRATE_ONLY?.split(','),
    allowNewerSchema: ALLOW_NEWER_SCHEMA === 'true',
  }).then(
    (names) => {
      for (const name of names) process.stderr.write(`${service}: ran ${name}\n`);
    },
    (error: unknown) => {
      process.stderr.write(`${service}: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
