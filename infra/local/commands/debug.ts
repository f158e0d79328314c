import { ownFolders } from '../own-folders';
import { localPaths } from '../settings';
import { Problem } from '../setup/problem.cjs';
import { runningPid, signalPid } from '../supervise/pid-file';
import { needKnownProcess } from './known-process';
import type { CommandOptions } from './options';

/** The processes that know the signal; others would end. */
const talkative = ['auth', 'leads', 'leads-worker', 'metrics'];

/** Turns the debugging lines of a process on, or off again, while it runs. */
export async function debug({ localDir, name = '' }: CommandOptions): Promise<number> {
  if (!talkative.includes(name))
    throw new Problem(`Which process? make debug name=… with one of ${talkative.join(', ')}.`);
  const { run } = localPaths(localDir);
  const folders = ownFolders(localDir);
  needKnownProcess(run, folders, name);
  const pid = runningPid(run, name, folders);
  if (pid === undefined) throw new Problem(`${name} is not running: make status says more.`);
  signalPid(pid, 'SIGUSR2');
  process.stdout.write(`${name} says in its log which level it has now: make logs name=${name}\n`);
  return 0;
}
