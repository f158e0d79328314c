import * as z from 'zod';
import { readEnvironment } from '../config/environment';
import { serviceSettings } from '../config/settings';
import type { Migrations } from './data-source';
import { runMigrations } from './run-migrations';

const settings = z.object({ DATABASE_URL: serviceSettings.shape.DATABASE_URL });

/**
 * The whole of a service's migration program: takes DATABASE_URL from the environment, tells what ran on
 * standard error, ends with code 1 when something failed.
 */
export function runMigrationProgram(service: string, migrations: Migrations): void {
  runMigrations(readEnvironment(settings).DATABASE_URL, service, migrations).then(
    (names) => {
      for (const name of names) process.stderr.write(`${service}: ran ${name}\n`);
    },
    (error: unknown) => {
      process.stderr.write(`${service}: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
