import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { lastLines } from './last-lines';
import { trimLogs } from './log-size';
import { logFile, ManagedProcess, type Surroundings, type UnexpectedEnd } from './managed-process';
import type { ProcessSpec } from './spec';
import { writeState } from './state-file';

/** After each so many failed starts in a row the log is shown. */
const failuresPerReport = 3;
const logCheckIntervalMs = 60_000;

export type SupervisorOptions = Pick<Surroundings, 'runDir' | 'logDir' | 'ownFolders'> & {
  /** Tells the person at the terminal. */
  report: (line: string) => void;
};

/** Keeps a set of processes running, notes their state, and stops them in order. */
export class Supervisor {
  private readonly processes: ManagedProcess[] = [];
  private complete = false;
  private readonly logTimer: NodeJS.Timeout;
  private stopped?: Promise<void>;

  constructor(private readonly options: SupervisorOptions) {
    this.logTimer = setInterval(() => trimLogs(options.logDir), logCheckIntervalMs).unref();
    this.noteState();
  }

  /**
   * Starts a process and keeps it running. Resolves when it is ready for the first time, however many starts
   * that takes, or when it is held, or when the supervisor is stopped.
   */
  async start(spec: ProcessSpec): Promise<void> {
    if (this.stopped) return;
    const { runDir, logDir, ownFolders } = this.options;
    const managed = new ManagedProcess(spec, {
      runDir,
      logDir,
      ownFolders,
      changed: () => this.noteState(),
      ended: (end) => this.reportEnd(end),
      slow: (name) => this.report(`${name} is taking long to get ready; its log: ${logFile(logDir, name)}`),
    });
    this.processes.push(managed);
    await managed.start();
  }

  /** Notes that there is nothing more to start. */
  completed(): void {
    this.complete = true;
    this.noteState();
  }

  /** Names of the processes that are held. */
  held(): string[] {
    return this.reports()
      .filter(({ state }) => state === 'held')
      .map(({ name }) => name);
  }

  /** Stops all, the highest stage first; resolves when nothing is left. */
  stop(): Promise<void> {
    this.stopped ??= this.stopByStage();
    return this.stopped;
  }

  /** Kills all at once: for a person who does not want to wait. */
  kill(): void {
    for (const managed of this.processes) managed.kill();
  }

  private async stopByStage(): Promise<void> {
    clearInterval(this.logTimer);
    const stages = [...new Set(this.processes.map(({ spec }) => spec.stage))].sort((a, b) => b - a);
    for (const stage of stages)
      await Promise.all(
        this.processes.filter(({ spec }) => spec.stage === stage).map((managed) => managed.stop()),
      );
  }

  private reportEnd({ name, how, failures, delayMs }: UnexpectedEnd): void {
    const wait = delayMs < 1_000 ? 'now' : `in ${delayMs / 1_000} s`;
    this.report(`${name} ${how}; it is started again ${wait}.`);
    if (failures === 0 || failures % failuresPerReport !== 0) return;
    const file = logFile(this.options.logDir, name);
    const lines = lastLines(file, 8).map((line) => `    ${line}`);
    this.report(
      [`${name} did not get up ${failures} times in a row. Last lines of ${file}:`, ...lines].join('\n'),
    );
  }

  private report(line: string): void {
    this.options.report(line);
    const log = path.join(this.options.logDir, 'supervisor.log');
    appendFileSync(log, `${new Date().toISOString()} ${line}\n`, { mode: 0o600 });
  }

  private reports() {
    return this.processes.map((managed) => managed.report());
  }

  private noteState(): void {
    const { runDir } = this.options;
    writeState(runDir, { pid: process.pid, complete: this.complete, processes: this.reports() });
  }
}
