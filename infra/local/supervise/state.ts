import path from 'node:path';
import { readJson, writeWhole } from '../private-file';
import type { Probe } from './probe';

/** One process of the stack: how it is started, known to be ready, and stopped. */
export type ProcessSpec = {
  /** As in `log/<name>.log`. */
  name: string;
  command: string;
  args: readonly string[];
  /** The whole environment: what is not named here does not leak in. */
  env: Readonly<Record<string, string>>;
  /** One of the stack's own folders: it is how the process is known again. */
  cwd: string;
  /** Another user to run as; only root can. */
  user?: { uid: number; gid: number };
  probe: Probe;
  /** Asked while it is ready: one that hangs is ended. Must not depend on others; the stores, which may be slow, have none. */
  alive?: Probe;
  drawn?: DrawnPort;
  /** Whether two may run at once: a restart leaves no gap then. */
  mayOverlap?: boolean;
  stopSignal?: 'SIGTERM' | 'SIGQUIT' | 'SIGINT';
  /** Before it is killed. */
  stopTimeoutMs?: number;
};

/** For a process that listens on a port that was drawn for it. */
export type DrawnPort = {
  /** The same process on another port. */
  again: () => Promise<ProcessSpec>;
  /** Lets those who ask this process know of its port; called each time it is ready. */
  announce: () => Promise<void>;
};

/** waiting: ended, is started again after a pause. held: stopped by name until it is started by name. */
export type ProcessState = 'starting' | 'ready' | 'waiting' | 'held' | 'stopped';

export type ProcessReport = Pick<ProcessSpec, 'name' | 'probe' | 'alive'> & {
  pid: number | null;
  state: ProcessState;
  /** When that state began, ISO 8601. */
  since: string;
  restarts: number;
};

/** What the supervisor last knew; private, as probes hold a password. */
export type StackState = {
  /** Of the supervisor. */
  pid: number;
  /** Whether all that belongs to the stack has been started. */
  complete: boolean;
  processes: ProcessReport[];
};

const stateFile = (runDir: string) => path.join(runDir, 'state.json');

export const writeState = (runDir: string, state: StackState) =>
  writeWhole(stateFile(runDir), `${JSON.stringify(state, null, 2)}\n`);

/** The last known state; that of a supervisor that has ended tells nothing about now. */
export const readState = (runDir: string) => readJson(stateFile(runDir)) as StackState | undefined;
