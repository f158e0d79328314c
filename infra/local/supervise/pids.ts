import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { holderOf, workingFolder } from '../setup/lock.cjs';
import { readState } from './state';

/** The pid of the supervisor or of one of its processes while it runs; a reused pid does not count. */
export function runningPid(runDir: string, name: string, ownFolders: string[]): number | undefined {
  const pid =
    name === 'supervisor'
      ? holderOf(path.join(runDir, 'supervisor.pid'))
      : readState(runDir)?.processes.find((process) => process.name === name)?.pid;
  return pid && isOurs(pid, ownFolders) ? pid : undefined;
}

/** Sends a signal to a process, which may have ended. */
export function signalPid(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Whether a recorded pid still belongs to the process that it was recorded for. Pids are reused, but everything that
 * the stack starts has one of its own folders as working folder, and nothing else has.
 */
function isOurs(pid: number, ownFolders: string[]): boolean {
  const folder = workingFolder(pid);
  return folder !== undefined && ownFolders.some((own) => folder === own || folder.startsWith(`${own}/`));
}

/** The members of a process group, which may outlive its leader. */
export function groupMembers(group: number): number[] {
  if (process.platform !== 'linux') return [group];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => groupOf(pid) === group);
}

function groupOf(pid: number): number | undefined {
  try {
    // The command's name is in parentheses and may contain anything; state, parent and group follow it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : Number(group);
  } catch {
    return undefined;
  }
}

/** Ends what is left of a process group, such as the workers of a server whose master was killed. */
export function endGroup(group: number, ownFolders: string[]): void {
  for (const pid of groupMembers(group)) if (isOurs(pid, ownFolders)) signalPid(pid, 'SIGKILL');
}

/** Ends the processes that a killed supervisor left running, gracefully if they end in time; returns their names. */
export async function endOrphans(
  runDir: string,
  ownFolders: string[],
  timeoutMs = 10_000,
): Promise<string[]> {
  const left = (group: number) => groupMembers(group).filter((pid) => isOurs(pid, ownFolders));
  const orphans = (readState(runDir)?.processes ?? []).flatMap(({ name, pid }) =>
    pid !== null && left(pid).length > 0 ? [{ name, pid }] : [],
  );
  await Promise.all(
    orphans.map(async ({ name, pid }) => {
      // SIGINT means "disconnect everybody and shut down" to Postgres.
      for (const member of left(pid)) signalPid(member, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
      for (const end = Date.now() + timeoutMs; left(pid).length > 0 && Date.now() < end; ) await sleep(50);
      endGroup(pid, ownFolders);
    }),
  );
  return orphans.map(({ name }) => name);
}
