import { cpus, totalmem } from 'node:os';
import type { Capacity } from './capacity/capacity';
import { capacityTable } from './capacity/table';
import { connections } from './load';
import type { Memory } from './memory';
import type { Scale } from './scale/scale';
import { scaleTable } from './scale/table';

type Figures = {
  throughGateway: number;
  bare: number;
  pgbench: number | undefined;
  failures: number;
  latency: { count: number; p50: number; p99: number };
  memory: Memory[];
  secondStart: number;
  capacity: Capacity;
  scale: Scale;
};

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** The results as a page: what, how much, against what, and whether the goal is met. */
export function report({
  throughGateway,
  bare,
  pgbench,
  failures,
  latency,
  memory,
  secondStart,
  capacity,
  scale,
}: Figures): string {
  const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');
  const total = memory.reduce((sum, { resident }) => sum + resident, 0);
  const own = memory.reduce((sum, process) => sum + process.own, 0);
  const shared = Math.max(...memory.map((process) => process.resident - process.own));
  const ratio = throughGateway / bare;
  const rows = [
    row('What', 'Figure', 'Goal', ''),
    row('---', '---', '---', '---'),
    row(
      `\`POST /api/contact\` through the gateway, ${connections} connections, against bare node:http + pg`,
      `${whole(throughGateway)} of ${whole(bare)} a second: **${ratio.toFixed(2)}**`,
      '≥ 0.6',
      verdict(ratio >= 0.6),
    ),
    row(
      'the same against pgbench',
      pgbench
        ? `of ${whole(pgbench)} a second: **${(throughGateway / pgbench).toFixed(2)}**`
        : 'pgbench gave no figure here',
      '',
      '',
    ),
    row('answers that were not 201', String(failures), '0', verdict(failures === 0)),
    row(
      `alert latency at 20 enquiries a second (${latency.count} enquiries)`,
      `p50 **${whole(latency.p50)} ms**, p99 **${whole(latency.p99)} ms**`,
      '250 ms, 1 s',
      verdict(latency.p50 <= 250 && latency.p99 <= 1000),
    ),
    row(
      'resident memory of the four Node processes, idle',
      `**${whole(total)} MB** (${memory.map(({ name, resident }) => `${name} ${whole(resident)}`).join(', ')})`,
      '≤ 300 MB',
      verdict(total <= 300),
    ),
    row(
      'of it their own, and with the program of Node, which all of them share, counted once',
      `${whole(own)} and **${whole(own + shared)} MB**`,
      '≤ 300 MB',
      verdict(own + shared <= 300),
    ),
    row('second `make up` to ready', `**${secondStart.toFixed(1)} s**`, '≤ 10 s', verdict(secondStart <= 10)),
  ];
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${whole(totalmem() / 1024 ** 3)} GiB, Node ${process.version}`;
  return `# Results of \`make bench\`\n\n${new Date().toISOString().slice(0, 10)}, ${machine}. Medians of three rounds; all\nfigures of a run come from the same machine, database and minute.\n\n${rows.join('\n')}\n\n${capacityTable(capacity)}\n${scaleTable(scale)}`;
}
