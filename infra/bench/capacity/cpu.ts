import { readdirSync, readFileSync } from 'node:fs';
import type { Stack, StackProcess } from '../../test/stack';

export const measuredProcesses = ['gateway', 'leads', 'leads-worker', 'postgres', 'redis'] as const;

export type MeasuredProcess = (typeof measuredProcesses)[number] & StackProcess;

/** Milliseconds of a clock tick, as Linux counts the time of processes. */
const tickMs = 10;

type Stat = { pid: number; parent: number; cpuMs: number };

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything; what follows is in fixed places.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    return { pid, parent: parent ?? 0, cpuMs: ((user ?? 0) + (system ?? 0)) * tickMs };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Milliseconds of processor time that a process of the stack has taken, with all processes that it has started. */
export function cpuTime(stack: Stack, name: MeasuredProcess): number {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => statOf(Number(entry)) ?? []);
  const sum = (pid: number): number =>
    all
      .filter((stat) => stat.parent === pid)
      .reduce((total, child) => total + sum(child.pid), all.find((stat) => stat.pid === pid)?.cpuMs ?? 0);
  return sum(stack.pid(name));
}
