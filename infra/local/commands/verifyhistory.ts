import { spawn } from 'node:child_process';
import path from 'node:path';
import { serviceDatabaseUrl } from '../../database/service-role';
import { embeddedDatabaseUrl } from '../parts/postgres';
import { inheritedEnvironment } from '../parts/services';
import type { Ports } from '../ports';
import { readJson } from '../private-file';
import type { Secrets } from '../secrets';
import { localPaths, readSettings } from '../settings';
import type { CommandOptions } from './options';

/** Says whether the history of the running stack is as it was sealed. */
export function verifyhistory({ root, localDir }: CommandOptions): Promise<number> {
  const paths = localPaths(localDir);
  const settings = readSettings(process.env);
  const secrets = readJson(paths.secrets) as Secrets;
  const ports = readJson(paths.ports) as Ports;
  const owner = settings.databaseUrl ?? embeddedDatabaseUrl({ ports, secrets });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'services/leads/dist/verify-history.js')], {
      env: {
        ...inheritedEnvironment(),
        DATABASE_URL: serviceDatabaseUrl(owner, 'leads', secrets.roles.leads),
      },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
