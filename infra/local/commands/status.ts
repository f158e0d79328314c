import { RunningStack } from '../running-stack';
import type { CommandOptions } from '../settings';
import { isReady, missingParts } from '../supervise/probe';
import { type ProcessReport, readState } from '../supervise/state';

/** Shows every process and its current health; exits as init scripts do with 0: healthy, 1: something is not, 3: not running. */
export async function status({ localDir }: CommandOptions): Promise<number> {
  const stack = new RunningStack(localDir);
  const state = readState(stack.paths.run);
  if (state === undefined || state.pid !== stack.pid()) {
    process.stdout.write('The stack is not running: make up starts it.\n');
    return 3;
  }
  const rows = await Promise.all(
    state.processes.map(async (report) => {
      const { name, pid, state, restarts } = report;
      const since = report.since.slice(0, 19).replace('T', ' ');
      return [name, { pid, state, 'since (UTC)': since, restarts, health: await healthOf(report) }] as const;
    }),
  );
  console.table(Object.fromEntries(rows));
  if (!state.complete) process.stdout.write('The stack is still starting.\n');
  return state.complete && rows.every(([, { health }]) => health === 'ok') ? 0 : 1;
}

async function healthOf({ state, probe }: ProcessReport): Promise<string> {
  if (state !== 'ready' || !(await isReady(probe))) return 'not ok';
  const missing = await missingParts(probe).catch(() => []);
  return missing.length > 0 ? `not ok: no connection to ${missing.join(', ')}` : 'ok';
}
