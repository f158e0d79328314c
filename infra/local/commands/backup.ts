import { spawn } from 'node:child_process';
import path from 'node:path';
import { ownFolders } from '../own-folders';
import { embeddedDatabaseUrl } from '../parts/postgres';
import { inheritedEnvironment } from '../parts/services';
import type { Ports } from '../ports';
import { readJson } from '../private-file';
import type { Secrets } from '../secrets';
import { localPaths, readSettings } from '../settings';
import { Problem } from '../setup/problem.cjs';
import { runningPid } from '../supervise/pid-file';
import type { CommandOptions } from './options';

/** Writes a backup of the running stack; the last line is its path. */
export const backup = (options: CommandOptions): Promise<number> => runBackupProgram(options, ['backup']);

/** Puts a backup in the place of the running stack's data. */
export function restore(options: CommandOptions): Promise<number> {
  if (!options.name) throw new Problem('Which file? For example make restore FILE=.local/backups/….tar.gz');
  return runBackupProgram(options, ['restore', path.resolve(options.root, options.name)]);
}

function runBackupProgram({ root, localDir }: CommandOptions, args: string[]): Promise<number> {
  const paths = localPaths(localDir);
  if (runningPid(paths.run, 'supervisor', ownFolders(localDir)) === undefined)
    throw new Problem('The stack is not running: start it with make up in another terminal first.');
  const settings = readSettings(process.env);
  const secrets = readJson(paths.secrets) as Secrets;
  const ports = readJson(paths.ports) as Ports;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'infra/dist/backup/main.js'), ...args], {
      env: {
        ...inheritedEnvironment(),
        DATABASE_URL: settings.databaseUrl ?? embeddedDatabaseUrl({ ports, secrets }),
        AUTH_DATABASE_PASSWORD: secrets.roles.auth,
        LEADS_DATABASE_PASSWORD: secrets.roles.leads,
        METRICS_DATABASE_PASSWORD: secrets.roles.metrics,
        BACKUP_DIR: settings.backupDir ?? paths.backups,
        ...(settings.backupPassphrase && { BACKUP_PASSPHRASE: settings.backupPassphrase }),
      },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
