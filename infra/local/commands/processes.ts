import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { RunningStack } from '../running-stack';
import type { CommandOptions } from '../settings';
import { Problem } from '../setup/problem.cjs';
import { Progress } from '../setup/progress.cjs';
import { holdFile, logFile, restartFile } from '../supervise/managed-process';
import { signalPid } from '../supervise/pids';
import { isReady } from '../supervise/probe';

/** The running stack and the state of the process that a command is for. */
function find({ localDir, name }: CommandOptions, command: string) {
  if (!name) throw new Problem(`Which process? For example make ${command} name=leads.`);
  const stack = new RunningStack(localDir);
  return { stack, name, report: stack.need(name), hold: holdFile(stack.paths.run, name) };
}

/** Starts a process that was stopped by name; a hung one is restarted. */
export async function start(options: CommandOptions): Promise<number> {
  const { stack, name, report, hold } = find(options, 'start');
  const { state, probe, alive = probe } = report;
  const progress = new Progress();
  if (state === 'ready' && !existsSync(hold)) {
    if (!(await isReady(alive))) return restart(options);
    progress.line(`${name} is running already.`);
    return 0;
  }
  rmSync(hold, { force: true });
  await progress.step(`Starting ${name}`, () => stack.reaches(name, 'ready'));
  return 0;
}

/** Restarts a process, also one that was stopped by name; services and the worker run on until the new one is ready. */
export async function restart(options: CommandOptions): Promise<number> {
  const { stack, name, hold } = find(options, 'restart');
  if (existsSync(hold)) return start(options);
  const { run, log } = stack.paths;
  const before = stack.pid(name);
  const file = restartFile(run, name);
  writeFileSync(file, '');
  await new Progress().step(`Restarting ${name}`, async () => {
    for (; existsSync(file); await sleep(100)) stack.need(name);
  });
  if (before !== undefined && stack.pid(name) === before)
    throw new Problem(
      `The new ${name} did not become ready, so the old one keeps running: see ${logFile(log, name)}`,
    );
  return 0;
}

/** Stops the stack, or one process until it is started by name. */
export async function stop(options: CommandOptions): Promise<number> {
  const progress = new Progress();
  if (options.name) {
    const { stack, name, hold } = find(options, 'stop');
    writeFileSync(hold, '');
    await progress.step(`Stopping ${name}`, () => stack.reaches(name, 'held'));
    return 0;
  }
  const stack = new RunningStack(options.localDir);
  const pid = stack.pid();
  if (pid === undefined) {
    const orphans = (await stack.endOrphans()).join(', ');
    progress.line(
      orphans ? `Stopped what an earlier run had left behind: ${orphans}.` : 'The stack is not running.',
    );
    return 0;
  }
  await progress.step('Stopping', async () => {
    signalPid(pid, 'SIGTERM');
    while (stack.pid() === pid) await sleep(100);
  });
  return 0;
}

/** The processes that handle the signal; it would end others. */
const withDebugSignal = ['auth', 'leads', 'leads-worker', 'metrics'];

/** Turns debug logging of a running process on, or off again. */
export async function debug(options: CommandOptions): Promise<number> {
  const { stack, name } = find(options, 'debug');
  const pid = stack.pid(name);
  if (!withDebugSignal.includes(name) || pid === undefined)
    throw new Problem(
      `Debug logging cannot be turned on for ${name} now: make debug name=… works with ${withDebugSignal.join(', ')}.`,
    );
  signalPid(pid, 'SIGUSR2');
  process.stdout.write(`${name} logs its new level: make logs name=${name}\n`);
  return 0;
}
