import path from 'node:path';
import { readJson, writeWhole } from '../private-file';
import type { ProcessReport } from './spec';

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
