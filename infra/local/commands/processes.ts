import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownFolders } from '../parts/postgres-home';
import { type CommandOptions, localPaths } from '../settings';
import { Problem } from '../setup/problem.cjs';
import { Progress } from '../setup/progress.cjs';
import { holdFile, logFile, restartFile } from '../supervise/managed-process';
import { endOrphans, runningPid, signalPid } from '../supervise/pid-file';
import { isReady } from '../supervise/probe';
import type { ProcessReport, ProcessState } from '../supervise/spec';
import { readState } from '../supervise/state-file';

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

/** Starts a process anew, also one that was stopped by name; a service and the worker go on until the new one is ready. */
export async function restart({ localDir, name }: CommandOptions): Promise<number> {
  if (!name) throw new Problem('Which process? For example make restart name=leads.');
  const { run, log } = localPaths(localDir);
  const folders = ownFolders(localDir);
  needKnownProcess(run, folders, name);
  const before = runningPid(run, name, folders);
  const file = restartFile(run, name);
  const isHeld = existsSync(holdFile(run, name));
  rmSync(holdFile(run, name), { force: true });
  await new Progress().step(`Restarting ${name}`, async () => {
    if (isHeld) return waitForState(run, folders, name, 'ready');
    writeFileSync(file, '');
    while (existsSync(file)) {
      needKnownProcess(run, folders, name);
      await sleep(100);
    }
    if (before !== undefined && runningPid(run, name, folders) === before)
      throw new Problem(
        `A new ${name} did not get ready, and the old one goes on: see ${logFile(log, name)}`,
      );
  });
  return 0;
}

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

/** @throws Problem unless the stack runs and has a process of that name */
function needKnownProcess(runDir: string, ownFolders: string[], name: string): ProcessReport {
  needRunning(runDir, ownFolders);
  const processes = readState(runDir)?.processes ?? [];
  const found = processes.find((process) => process.name === name);
  if (found) return found;
  throw new Problem(
    `There is no process ${name}: the stack has ${processes.map((process) => process.name).join(', ')}.`,
  );
}

/** Resolves when the process is in that state; rejects when the stack ends. */
async function waitForState(
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
