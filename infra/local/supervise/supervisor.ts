import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unlessFull } from '../private-file';
import {
  logFile,
  ManagedProcess,
  type ProcessContext,
  restartFile,
  type UnexpectedExit,
} from './managed-process';
import { type ProcessSpec, writeState } from './state';

/** The log is shown each time after this many consecutive failed starts. */
const failuresPerReport = 3;
const logCheckIntervalMs = 60_000;
const restartPollIntervalMs = 250;
/** A successor that is not ready by then is abandoned. */
const successorTimeoutMs = 60_000;

export type SupervisorOptions = Pick<ProcessContext, 'runDir' | 'logDir' | 'ownFolders'> & {
  /** Prints a line at the terminal. */
  report: (line: string) => void;
};

/** Keeps a set of processes running, records their state, and stops them in reverse order. */
export class Supervisor {
  private readonly processes: ManagedProcess[] = [];
  private complete = false;
  private readonly logTimer: NodeJS.Timeout;
  private readonly stopping = new AbortController();
  private readonly whenStopping = once(this.stopping.signal, 'abort');
  private readonly restarting: Promise<void>;
  private stopped?: Promise<void>;

  constructor(private readonly options: SupervisorOptions) {
    this.logTimer = setInterval(() => trimLogs(options.logDir), logCheckIntervalMs).unref();
    this.restarting = this.restartWhenAsked();
    this.noteState();
  }

  /**
   * Starts a process and keeps it running. Resolves when it is first ready, however many starts
   * that takes, when it is held, or when the supervisor is stopped.
   */
  async start(spec: ProcessSpec): Promise<void> {
    if (this.stopped) return;
    rmSync(restartFile(this.options.runDir, spec.name), { force: true });
    const managed = this.manage(spec);
    this.processes.push(managed);
    await managed.start();
  }

  /** Restarts a process. One of which two may run goes on until its successor is ready; any other stops first. */
  async restart(name: string): Promise<void> {
    const index = this.processes.findIndex(({ spec }) => spec.name === name);
    const old = this.processes[index];
    if (!old || this.stopped) return;
    const { drawn, mayOverlap } = old.spec;
    if (drawn && mayOverlap) return this.replace(old, await drawn.again());
    await old.stop();
    const next = this.manage(old.spec);
    this.processes[index] = next;
    await Promise.race([next.start(), this.whenStopping]);
  }

  /** Records that there is nothing more to start. */
  completed(): void {
    this.complete = true;
    this.noteState();
  }

  has(name: string): boolean {
    return this.processes.some(({ spec }) => spec.name === name);
  }

  held(): string[] {
    return this.reports().flatMap(({ name, state }) => (state === 'held' ? [name] : []));
  }

  /** Stops all, in reverse order; resolves when nothing is left. */
  stop(): Promise<void> {
    this.stopped ??= this.stopInReverse();
    return this.stopped;
  }

  /** Kills all at once, for somebody who does not want to wait. */
  kill(): void {
    for (const managed of this.processes) managed.kill();
  }

  private manage(spec: ProcessSpec, ended = (end: UnexpectedExit) => this.reportEnd(end)): ManagedProcess {
    const { runDir, logDir, ownFolders } = this.options;
    return new ManagedProcess(spec, {
      runDir,
      logDir,
      ownFolders,
      ended,
      changed: () => this.noteState(),
      slow: (name) =>
        this.report(`${name} is taking long to become ready; its log: ${logFile(logDir, name)}`),
    });
  }

  /** The successor listens on another port; if it does not become ready, the old one stays and is announced again. */
  private async replace(old: ManagedProcess, spec: ProcessSpec): Promise<void> {
    const { name } = spec;
    const failed = new AbortController();
    let isReady = false;
    const next = this.manage(spec, (end) => (isReady ? this.reportEnd(end) : failed.abort(end.how)));
    this.processes.splice(this.processes.indexOf(old) + 1, 0, next);
    const waits = { signal: AbortSignal.any([failed.signal, this.stopping.signal]) };
    isReady = await Promise.race([
      next.start().then(() => true),
      sleep(successorTimeoutMs, false, waits).catch(() => false),
    ]);
    const loser = isReady ? old : next;
    await loser.stop();
    this.processes.splice(this.processes.indexOf(loser), 1);
    this.noteState();
    if (isReady) return;
    await old.spec.drawn?.announce();
    const how = failed.signal.reason ?? 'did not become ready';
    if (!this.stopped)
      this.report(
        `The new ${name} ${how}, so the old one keeps running; its log: ${logFile(this.options.logDir, name)}`,
      );
  }

  /** Restarts processes whose restart file exists, and removes it afterwards. */
  private async restartWhenAsked(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      for (const { spec } of [...this.processes]) {
        const file = restartFile(this.options.runDir, spec.name);
        if (!existsSync(file)) continue;
        await this.restart(spec.name).catch((error) =>
          this.report(`${spec.name} was not restarted: ${error}`),
        );
        rmSync(file, { force: true });
      }
      await sleep(restartPollIntervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async stopInReverse(): Promise<void> {
    clearInterval(this.logTimer);
    this.stopping.abort();
    await this.restarting;
    for (const managed of [...this.processes].reverse()) await managed.stop();
  }

  private reportEnd({ name, how, failures, delayMs }: UnexpectedExit): void {
    const wait = delayMs < 1_000 ? 'now' : `in ${delayMs / 1_000} s`;
    this.report(`${name} ${how}; it is restarted ${wait}.`);
    if (failures === 0 || failures % failuresPerReport !== 0) return;
    const file = logFile(this.options.logDir, name);
    const lines = lastLines(file, 8).map((line) => `    ${line}`);
    this.report(
      [`${name} failed to start ${failures} times in a row. Last lines of ${file}:`, ...lines].join('\n'),
    );
  }

  private report(line: string): void {
    this.options.report(line);
    const log = path.join(this.options.logDir, 'supervisor.log');
    unlessFull(() => appendFileSync(log, `${new Date().toISOString()} ${line}\n`, { mode: 0o600 }));
  }

  private reports() {
    return this.processes.map((managed) => managed.report());
  }

  private noteState(): void {
    const state = { pid: process.pid, complete: this.complete, processes: this.reports() };
    unlessFull(() => writeState(this.options.runDir, state));
  }
}

/** The last lines of a file; none if it does not exist. */
const lastLines = (file: string, count: number): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count) : [];

const maxBytes = 50 * 1024 * 1024;

/**
 * Keeps logs from filling the disk: one that has grown too large becomes `<name>.log.1`.
 * Processes append to their open log, so it is copied and truncated instead of moved.
 */
function trimLogs(logDir: string): void {
  for (const name of readdirSync(logDir)) {
    const file = path.join(logDir, name);
    if (!name.endsWith('.log') || statSync(file).size <= maxBytes) continue;
    unlessFull(() => copyFileSync(file, `${file}.1`));
    truncateSync(file);
  }
}
