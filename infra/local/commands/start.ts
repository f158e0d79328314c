import { rmSync } from 'node:fs';
import { ownFolders } from '../own-folders';
import { localPaths } from '../settings';
import { Problem } from '../setup/problem.cjs';
import { Progress } from '../setup/progress.cjs';
import { holdFile } from '../supervise/managed-process';
import { needKnownProcess, waitForState } from './known-process';
import type { CommandOptions } from './options';

/** Starts a process that was stopped by name. */
export async function start({ localDir, name }: CommandOptions): Promise<number> {
  if (!name) throw new Problem('Which process? For example make start name=leads; make up starts the stack.');
  const { run } = localPaths(localDir);
  const folders = ownFolders(localDir);
  needKnownProcess(run, folders, name);
  rmSync(holdFile(run, name), { force: true });
  await new Progress().step(`Starting ${name}`, () => waitForState(run, folders, name, 'ready'));
  return 0;
}
