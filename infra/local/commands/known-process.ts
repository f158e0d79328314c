import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../setup/problem.cjs';
import { runningPid } from '../supervise/pid-file';
import type { ProcessReport, ProcessState } from '../supervise/spec';
import { readState } from '../supervise/state-file';

/** @throws Problem unless the stack runs and has a process of that name */
export function needKnownProcess(runDir: string, ownFolders: string[], name: string): ProcessReport {
  needRunning(runDir, ownFolders);
  const processes = readState(runDir)?.processes ?? [];
  const found = processes.find((process) => process.name === name);
  if (found) return found;
  throw new Problem(
    `There is no process ${name}: the stack has ${processes.map((process) => process.name).join(', ')}.`,
  );
}

/** Resolves when the process is in that state; rejects when the stack ends. */
export async function waitForState(
  runDir: string,
  ownFolders: string[],
  name: string,
  state: ProcessState,
): Promise<void> {
  const isThere = () =>
    readState(runDir)?.processes.some((process) => process.name === name && process.state === state);
  while (!isThere()) {
    needRunning(runDir, ownFolders);
    await sleep(100);
  }
}

function needRunning(runDir: string, ownFolders: string[]): void {
  if (runningPid(runDir, 'supervisor', ownFolders) === undefined)
    throw new Problem('The stack is not running: make up starts it.');
}
