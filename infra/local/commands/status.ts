import { RunningStack } from '../running-stack';
import type { CommandOptions } from '../settings';
import { isReady, missingParts } from '../supervise/probe';
import { type ProcessReport, readState } from '../supervise/state';

/** As for init scripts: 0 all is well, 1 something is not, 3 not running. */
const codes = { well: 0, unwell: 1, stopped: 3 };

/** Shows every process, asking each for its health now. */
export async function status({ localDir }: CommandOptions): Promise<number> {
  const stack = new RunningStack(localDir);
  const state = readState(stack.paths.run);
  if (state === undefined || state.pid !== stack.pid()) {
    process.stdout.write('The stack is not running: make up starts it.\n');
    return codes.stopped;
  }
  const rows = await Promise.all(
    state.processes.map(async (report) => ({ report, health: await healthOf(report) })),
  );
  process.stdout.write(table(rows.map(({ report, health }) => row(report, health))));
  if (!state.complete) process.stdout.write('The stack is still starting.\n');
  return state.complete && rows.every(({ health }) => health === 'ok') ? codes.well : codes.unwell;
}

async function healthOf({ state, probe }: ProcessReport): Promise<string> {
  if (state !== 'ready' || !(await isReady(probe))) return 'not ok';
  const missing = await missingParts(probe).catch(() => []);
  return missing.length > 0 ? `not ok: no connection to ${missing.join(', ')}` : 'ok';
}

const row = ({ name, pid, state, since, restarts }: ProcessReport, health: string) => [
  name,
  pid === null ? '-' : String(pid),
  state,
  since.slice(0, 19).replace('T', ' '),
  String(restarts),
  health,
];

function table(rows: string[][]): string {
  const all = [['process', 'pid', 'state', 'since (UTC)', 'restarts', 'health'], ...rows];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return `${all.map((cells) => line(cells).trimEnd()).join('\n')}\n`;
}
