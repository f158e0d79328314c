import path from 'node:path';
import { readJson, writeAtomically } from '../private-file';
import type { Probe } from './probe';

/** One process of the stack: how to start it, tell that it is ready, and stop it. */
export type ProcessSpec = {
  /** As in `log/<name>.log`. */
  name: string;
  command: string;
  args: readonly string[];
  /** The whole environment: nothing else leaks in. */
  env: Readonly<Record<string, string>>;
  /** One of the stack's own folders, by which the process is recognised. */
  cwd: string;
  /** Another user to run as; only root can. */
  user?: { uid: number; gid: number };
  probe: Probe;
  /** Asked while it is ready: a hung one is killed. Must not depend on others; Postgres and Redis, which may be slow, have none. */
  alive?: Probe;
  drawn?: RandomPort;
  /** Whether two may run at once, so that a restart leaves no gap. */
  mayOverlap?: boolean;
  stopSignal?: 'SIGTERM' | 'SIGQUIT' | 'SIGINT';
  /** Before it is killed. */
  stopTimeoutMs?: number;
};

/** For a process that listens on a port chosen for it. */
export type RandomPort = {
  /** The same process on another port. */
  again: () => Promise<ProcessSpec>;
  /** Tells its clients its port; called each time it is ready. */
  announce: () => Promise<void>;
};

/** waiting: ended, to be restarted after a pause. held: stopped by name until it is started by name. */
export type ProcessState = 'starting' | 'ready' | 'waiting' | 'held' | 'stopped';

export type ProcessReport = Pick<ProcessSpec, 'name' | 'probe' | 'alive'> & {
  pid: number | null;
  state: ProcessState;
  /** When that state began, ISO 8601. */
  since: string;
  restarts: number;
};

/** The supervisor's last known state; private, because probes contain a password. */
export type StackState = {
  pid: number;
  /** Whether everything in the stack has been started. */
  complete: boolean;
  processes: ProcessReport[];
};

const stateFile = (runDir: string) => path.join(runDir, 'state.json');

export const writeState = (runDir: string, state: StackState) =>
  writeAtomically(stateFile(runDir), `${JSON.stringify(state, null, 2)}\n`);

/** The last known state; undefined once its supervisor has ended. */
export const readState = (runDir: string) => readJson(stateFile(runDir)) as StackState | undefined;
