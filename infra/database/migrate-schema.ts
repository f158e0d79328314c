import { runProgram } from './run-program';
import type { ServiceName } from './service-role';

/**
 * Runs a service's own migrations on its schema, all that have not run yet.
 * @param only names of those that may run
 */
export async function migrateSchema(
  service: ServiceName,
  databaseUrl: string,
  only?: readonly string[],
): Promise<void> {
  await runProgram(service, 'migrate.js', {
    DATABASE_URL: databaseUrl,
    // A migration may rightly take longer than a request.
    PGOPTIONS: '-c statement_timeout=0',
    ...(only && { MIGRATE_ONLY: only.join(',') }),
  });
}
