import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endGroup, signalPid } from './pids';
import { isReady } from './probe';
import type { ProcessReport, ProcessSpec, ProcessState } from './state';

const readyPollIntervalMs = 50;
const holdPollIntervalMs = 250;
/** Between health checks of a process that is ready. */
const aliveIntervalMs = 5_000;
const aliveTimeoutMs = 5_000;
const maxSilences = 3;
/** Before a restart; each wait is twice the one before. */
const backoff = { firstMs: 250, mostMs: 10_000 };
/** After this long in good health the next failure counts as the first. */
const stableAfterMs = 30_000;
/** A start that takes longer is reported. */
const slowStartMs = 30_000;

export type ProcessContext = {
  runDir: string;
  logDir: string;
  /** Folders in which only the stack's processes work. */
  ownFolders: string[];
  changed: () => void;
  /** Called when the process ended unasked, before it is restarted. */
  ended: (end: UnexpectedExit) => void;
  /** Called once for a start that takes long. */
  slow: (name: string) => void;
};

export type UnexpectedExit = {
  name: string;
  /** In words. */
  how: string;
  /** Consecutive starts that never became ready. */
  failures: number;
  /** Before a restart. */
  delayMs: number;
};

export const logFile = (logDir: string, name: string) => path.join(logDir, `${name}.log`);
/** Exists while a process is to stay stopped. */
export const holdFile = (runDir: string, name: string) => path.join(runDir, `${name}.hold`);
/** Exists while a process is to be restarted. */
export const restartFile = (runDir: string, name: string) => path.join(runDir, `${name}.restart`);

/** Keeps one process running: starts it, waits until it is ready, restarts it when it ends. */
export class ManagedProcess {
  private state: ProcessState = 'starting';
  private since = new Date();
  private restarts = 0;
  private failures = 0;
  private child: ChildProcess | undefined;
  /** When it was found hung; passed to the next start. */
  private hungAt: Date | undefined;
  private backoffMs = backoff.firstMs;
  private readonly stopping = new AbortController();
  private readonly signal = this.stopping.signal;
  private running?: Promise<void>;

  constructor(
    readonly spec: ProcessSpec,
    private readonly context: ProcessContext,
  ) {}

  /** Starts the process, keeps it running, and resolves when it is ready or held. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.running = this.run(resolve).finally(resolve);
    });
  }

  /** Asks the process to end, kills it after its time limit, and resolves when it is gone, with all that it started. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.end();
    await this.running;
  }

  /** Kills the process at once. */
  kill(): void {
    this.stopping.abort();
    if (this.child?.pid !== undefined) signalPid(this.child.pid, 'SIGKILL');
  }

  report(): ProcessReport {
    const { state, since, restarts, child } = this;
    const { name, probe, alive } = this.spec;
    return { name, pid: child?.pid ?? null, state, since: since.toISOString(), restarts, probe, alive };
  }

  private get isHeld(): boolean {
    return existsSync(holdFile(this.context.runDir, this.spec.name));
  }

  private async run(ready: () => void): Promise<void> {
    while (!this.signal.aborted) {
      if (this.isHeld) {
        ready();
        this.become('held');
        while (this.isHeld && !this.signal.aborted) await nap(holdPollIntervalMs, this.signal);
        continue;
      }
      const { how, healthyMs } = await this.runOnce(ready);
      if (this.signal.aborted || this.isHeld) continue;
      this.restarts += 1;
      await this.pause(how, healthyMs);
    }
    this.become('stopped');
  }

  private async runOnce(ready: () => void): Promise<{ how: string; healthyMs: number }> {
    const { drawn } = this.spec;
    const child = this.spawn();
    this.child = child;
    this.become('starting');
    this.hungAt = undefined;
    let readyAt: number | undefined;
    const over = new AbortController();
    const watched = this.watch(child, over.signal, async () => {
      readyAt = Date.now();
      this.failures = 0;
      await drawn?.announce();
      this.become('ready');
      ready();
    });
    const how = await ended(child);
    over.abort();
    await watched;
    if (child.pid !== undefined) endGroup(child.pid, this.context.ownFolders);
    this.child = undefined;
    if (readyAt === undefined) this.failures += 1;
    return {
      how: this.hungAt ? `did not answer ${maxSilences} times in a row and was killed` : how,
      healthyMs: readyAt === undefined ? 0 : Date.now() - readyAt,
    };
  }

  private spawn(): ChildProcess {
    const { command, args, env, cwd, user, name } = this.spec;
    const log = logFile(this.context.logDir, name);
    const fd = openSync(log, 'a', 0o600);
    // Its output goes straight into the log, so that it survives the supervisor; a process group of its own,
    // so that Ctrl-C reaches only the supervisor, which then stops everything in order.
    const child = spawn(command, args, {
      ...{ cwd, ...user, stdio: ['ignore', fd, fd], detached: true },
      env: { ...env, ...(this.hungAt && { HUNG_AT: this.hungAt.toISOString() }) },
    });
    closeSync(fd);
    child.once('error', (error) => appendFileSync(log, `${error.message}\n`));
    return child;
  }

  /** Polls until the process is over: is it ready yet, does it still answer, is it to be held? */
  private async watch(child: ChildProcess, over: AbortSignal, ready: () => Promise<void>): Promise<void> {
    const { name, probe, alive } = this.spec;
    const began = Date.now();
    let isUp = false;
    let isSlow = false;
    let silences = 0;
    for (let nextLook = 0; !over.aborted; await nap(isUp ? holdPollIntervalMs : readyPollIntervalMs, over)) {
      if (this.isHeld) return this.end();
      if (!isUp && (await isReady(probe)) && !over.aborted) {
        isUp = true;
        nextLook = Date.now() + aliveIntervalMs;
        await ready();
      }
      if (!isUp && !isSlow && Date.now() - began > slowStartMs) {
        isSlow = true;
        this.context.slow(name);
      }
      // One that is being stopped may take a while.
      if (!isUp || !alive || Date.now() < nextLook || this.signal.aborted) continue;
      silences = (await isReady(alive, aliveTimeoutMs)) ? 0 : silences + 1;
      nextLook = Date.now() + aliveIntervalMs;
      if (silences < maxSilences || over.aborted || this.signal.aborted || this.isHeld) continue;
      this.hungAt = new Date();
      // A stopped process handles no other signal.
      signalPid(Number(child.pid), 'SIGKILL');
    }
  }

  private end(): void {
    const { child } = this;
    if (child?.pid === undefined) return;
    const { pid } = child;
    const { stopSignal = 'SIGTERM', stopTimeoutMs = 15_000 } = this.spec;
    signalPid(pid, stopSignal);
    const timer = setTimeout(() => signalPid(pid, 'SIGKILL'), stopTimeoutMs);
    child.once('exit', () => clearTimeout(timer));
  }

  private async pause(how: string, healthyMs: number): Promise<void> {
    const delayMs = healthyMs >= stableAfterMs ? backoff.firstMs : this.backoffMs;
    this.backoffMs = Math.min(delayMs * 2, backoff.mostMs);
    this.become('waiting');
    this.context.ended({ name: this.spec.name, how, failures: this.failures, delayMs });
    await nap(delayMs, this.signal);
  }

  private become(state: ProcessState): void {
    this.state = state;
    this.since = new Date();
    this.context.changed();
  }
}

/** Sleeps until the time is up or the signal aborts. */
const nap = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined);

/** How the process ended, in words. */
function ended(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
  });
}
