import { readFileSync } from 'node:fs';
import type { Stack, StackProcess } from '../test/stack';

const processes: StackProcess[] = ['auth', 'leads', 'leads-worker', 'metrics'];

/** In MB. */
export type Memory = {
  name: StackProcess;
  resident: number;
  /** What no other process has: the rest is the program of Node, which lies in memory once for all of them. */
  own: number;
};

/** Memory of the four Node processes. */
export function memoryOf(stack: Stack): Memory[] {
  return processes.map((name) => {
    const rollup = readFileSync(`/proc/${stack.pid(name)}/smaps_rollup`, 'utf8');
    const megabytes = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / 1024;
    return { name, resident: megabytes('Rss'), own: megabytes('Anonymous') };
  });
}
