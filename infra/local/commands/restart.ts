import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownFolders } from '../own-folders';
import { localPaths } from '../settings';
import { Problem } from '../setup/problem.cjs';
import { Progress } from '../setup/progress.cjs';
import { holdFile, logFile, restartFile } from '../supervise/managed-process';
import { runningPid } from '../supervise/pid-file';
import { needKnownProcess, waitForState } from './known-process';
import type { CommandOptions } from './options';

/** Starts a process anew, also one that was stopped by name; a service and the worker go on until the new one is ready. */
export async function restart({ localDir, name }: CommandOptions): Promise<number> {
  if (!name) throw new Problem('Which process? For example make restart name=leads.');
  const { run, log } = localPaths(localDir);
  const folders = ownFolders(localDir);
  needKnownProcess(run, folders, name);
  const before = runningPid(run, name, folders);
  const file = restartFile(run, name);
  const isHeld = existsSync(holdFile(run, name));
  rmSync(holdFile(run, name), { force: true });
  await new Progress().step(`Restarting ${name}`, async () => {
    if (isHeld) return waitForState(run, folders, name, 'ready');
    writeFileSync(file, '');
    while (existsSync(file)) {
      needKnownProcess(run, folders, name);
      await sleep(100);
    }
    if (before !== undefined && runningPid(run, name, folders) === before)
      throw new Problem(
        `A new ${name} did not get ready, and the old one goes on: see ${logFile(log, name)}`,
      );
  });
  return 0;
}
