import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { holderOf, workingFolder } from '../setup/lock.cjs';

const pidFile = (runDir: string, name: string) => path.join(runDir, `${name}.pid`);

/** So that a process is found again whatever happens to the supervisor. */
export const writePid = (runDir: string, name: string, pid: number) =>
  writeFileSync(pidFile(runDir, name), `${pid}\n`);

/** Removes the note, unless another process has taken the name since. */
export function removePid(runDir: string, name: string, pid: number): void {
  if (holderOf(pidFile(runDir, name)) === pid) rmSync(pidFile(runDir, name), { force: true });
}

/** The pid of a running process of the stack, or undefined: a pid that others use now does not count. */
export function runningPid(runDir: string, name: string, ownFolders: string[]): number | undefined {
  const pid = holderOf(pidFile(runDir, name));
  return pid !== undefined && isOurs(pid, ownFolders) ? pid : undefined;
}

/** Sends a signal to a process; one that has ended is fine. */
export function signalPid(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Whether a pid that was written down still is the process that it was written for. Pids are used again; but everything that
 * the stack starts works in one of its own folders, and nothing else does.
 */
function isOurs(pid: number, ownFolders: string[]): boolean {
  const folder = workingFolder(pid);
  return folder !== undefined && ownFolders.some((own) => folder === own || folder.startsWith(`${own}/`));
}

/** The members of a process group, which may outlive the process that the group is named after. */
export function groupMembers(group: number): number[] {
  if (process.platform !== 'linux') return [group];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => groupOf(pid) === group);
}

function groupOf(pid: number): number | undefined {
  try {
    // The command's name is in parentheses and may hold anything; state, parent and group follow it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : Number(group);
  } catch {
    return undefined;
  }
}

/** Ends what is left of a process's group, such as the workers of a server whose master was killed. */
export function endGroup(group: number, ownFolders: string[]): void {
  for (const pid of groupMembers(group)) if (isOurs(pid, ownFolders)) signalPid(pid, 'SIGKILL');
}

/** Ends what a supervisor that was killed has left running, in order if it does so in time; returns their names. */
export async function endOrphans(
  runDir: string,
  ownFolders: string[],
  timeoutMs = 10_000,
): Promise<string[]> {
  const names = readdirSync(runDir).flatMap((file) => /^(?!supervisor)(.+)\.pid$/.exec(file)?.[1] ?? []);
  const found = await Promise.all(
    names.map(async (name) => {
      const group = holderOf(pidFile(runDir, name));
      if (group === undefined) return [];
      const left = () => groupMembers(group).filter((pid) => isOurs(pid, ownFolders));
      const any = left().length > 0;
      // Postgres takes SIGINT as "disconnect everybody and stop in order".
      for (const pid of left()) signalPid(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
      for (const end = Date.now() + timeoutMs; left().length > 0 && Date.now() < end; ) await sleep(50);
      endGroup(group, ownFolders);
      removePid(runDir, name, group);
      return any ? [name] : [];
    }),
  );
  return found.flat();
}
