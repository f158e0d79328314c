import { readFileSync } from 'node:fs';
import type { Stack, StackProcess } from '../test/stack';

const processes: StackProcess[] = ['auth', 'leads', 'leads-worker', 'metrics'];

/** Resident memory of the four Node processes, in MB. */
export function residentMemory(stack: Stack): { name: StackProcess; megabytes: number }[] {
  return processes.map((name) => {
    const status = readFileSync(`/proc/${stack.pid(name)}/status`, 'utf8');
    return { name, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 };
  });
}
