import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownFolders } from '../own-folders';
import { localPaths } from '../settings';
import { Progress } from '../setup/progress.cjs';
import { holdFile } from '../supervise/managed-process';
import { endOrphans, runningPid, signalPid } from '../supervise/pid-file';
import { needKnownProcess, waitForState } from './known-process';
import type { CommandOptions } from './options';

/** Stops the stack, or one process of it until it is started by name. */
export async function stop({ localDir, name }: CommandOptions): Promise<number> {
  const { run } = localPaths(localDir);
  const folders = ownFolders(localDir);
  const progress = new Progress();
  if (name) {
    needKnownProcess(run, folders, name);
    writeFileSync(holdFile(run, name), '');
    await progress.step(`Stopping ${name}`, () => waitForState(run, folders, name, 'held'));
    return 0;
  }
  const pid = runningPid(run, 'supervisor', folders);
  if (pid === undefined) {
    const orphans = await endOrphans(run, folders);
    progress.line(
      orphans.length > 0
        ? `Ended what an earlier run had left: ${orphans.join(', ')}.`
        : 'The stack is not running.',
    );
    return 0;
  }
  await progress.step('Stopping', async () => {
    signalPid(pid, 'SIGTERM');
    while (runningPid(run, 'supervisor', folders) === pid) await sleep(100);
  });
  return 0;
}
