import { existsSync, rmSync } from 'node:fs';
import { ownFolders } from '../own-folders';
import { localPaths } from '../settings';
import { Problem } from '../setup/problem.cjs';
import { Progress } from '../setup/progress.cjs';
import { holdFile } from '../supervise/managed-process';
import { isReady } from '../supervise/probe';
import { needKnownProcess, waitForState } from './known-process';
import type { CommandOptions } from './options';
import { restart } from './restart';

/** Starts a process that was stopped by name; one that hangs is started anew. */
export async function start(options: CommandOptions): Promise<number> {
  const { localDir, name } = options;
  if (!name) throw new Problem('Which process? For example make start name=leads; make up starts the stack.');
  const { run } = localPaths(localDir);
  const folders = ownFolders(localDir);
  const { state, probe, alive = probe } = needKnownProcess(run, folders, name);
  const progress = new Progress();
  if (state === 'ready' && !existsSync(holdFile(run, name))) {
    if (!(await isReady(alive))) return restart(options);
    progress.line(`${name} is running already.`);
    return 0;
  }
  rmSync(holdFile(run, name), { force: true });
  await progress.step(`Starting ${name}`, () => waitForState(run, folders, name, 'ready'));
  return 0;
}
