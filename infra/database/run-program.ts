import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ServiceName } from './service-role';

/** Found from sources and from a build alike: the contracts are one of the packages. */
const services = path.resolve(path.dirname(require.resolve('@golghar/contracts')), '../..');

/**
 * Runs a service's program to its end.
 * @param env added to this program's own environment
 * @returns its standard output; its errors go where this program's go
 */
export async function runProgram(
  service: ServiceName,
  program: string,
  env: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, [path.join(services, service, 'dist', program)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`${program} of ${service} ended with code ${code}.\n${output}`.trim());
  return output;
}

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
    // A migration may take longer than a request.
    PGOPTIONS: '-c statement_timeout=0',
    ...(only && { MIGRATE_ONLY: only.join(',') }),
  });
}
