import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newestBackupAt } from '../backup/backup-folder';
import { localEnvironment } from './environment';
import type { Context } from './parts/context';
import { runTool } from './setup/run-tool.cjs';

/** Late enough that it does not slow the start, and that a short trial leaves no file. */
const firstAfterMs = 10 * 60_000;
/** Between checks whether one is due, and after a failed one. */
const lookIntervalMs = 15 * 60_000;

/** Makes a backup whenever one is due, as the container `backup` does, until the stack ends. */
export async function makeBackups(
  { root, paths, settings, progress }: Context,
  signal: AbortSignal,
): Promise<void> {
  const { BACKUP_INTERVAL_HOURS: hours, BACKUP_DIR: folder = paths.backups } = settings;
  if (hours === 0) return;
  const log = path.join(paths.log, 'backup.log');
  // Checks advise to read it, also before the first backup.
  appendFileSync(log, '');
  const nap = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  for (await nap(firstAfterMs); !signal.aborted; await nap(lookIntervalMs)) {
    if (Date.now() - (newestBackupAt(folder)?.getTime() ?? 0) < hours * 3_600_000) continue;
    await runTool({
      command: process.execPath,
      args: [path.join(root, 'infra/dist/backup/main.js'), 'once'],
      cwd: paths.run,
      env: localEnvironment(path.dirname(paths.run)),
      log,
      failure: 'No backup was made; it is tried again in 15 minutes.',
      signal,
    }).catch((error: Error) => signal.aborted || progress.line(error.message));
  }
}
