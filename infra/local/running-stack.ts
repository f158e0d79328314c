import { setTimeout as sleep } from 'node:timers/promises';
import { ownFolders } from './parts/postgres-home';
import { type LocalPaths, localPaths } from './settings';
import { Problem } from './setup/problem.cjs';
import { endOrphans, runningPid } from './supervise/pids';
import { type ProcessReport, type ProcessState, readState } from './supervise/state';

/** The stack of a folder, as another terminal sees it. */
export class RunningStack {
  readonly paths: LocalPaths;
  private readonly folders: string[];

  constructor(localDir: string) {
    this.paths = localPaths(localDir);
    this.folders = ownFolders(localDir);
  }

  /** The pid of one of its processes, while it runs. */
  pid(name = 'supervisor'): number | undefined {
    return runningPid(this.paths.run, name, this.folders);
  }

  need(name: string): ProcessReport {
    if (this.pid() === undefined) throw new Problem('The stack is not running: make up starts it.');
    const processes = readState(this.paths.run)?.processes ?? [];
    const found = processes.find((process) => process.name === name);
    if (found) return found;
    const names = processes.map((process) => process.name).join(', ');
    throw new Problem(`There is no process ${name}: the stack has ${names}.`);
  }

  /** Resolves when the process is in that state; rejects when the stack ends. */
  async reaches(name: string, state: ProcessState): Promise<void> {
    while (this.need(name).state !== state) await sleep(100);
  }

  /** Ends the processes that a killed supervisor left behind; returns their names. */
  endOrphans(): Promise<string[]> {
    return endOrphans(this.paths.run, this.folders);
  }
}
