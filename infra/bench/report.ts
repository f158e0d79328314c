import { cpus, totalmem } from 'node:os';
import type { Capacity } from './capacity/capacity';
import { type Interaction, loadedLeads, slowdown } from './interactions/measure';
import { connections } from './load';
import type { Memory } from './memory';
import { leadCount } from './scale/marks';
import type { Measured } from './scale/measure';

export type Figures = {
  /** A second. */
  throughGateway: number;
  bare: number;
  failures: number;
  /** Milliseconds. */
  latency: { count: number; p50: number; p99: number };
  memory: Memory[];
  secondStart: number;
  capacity: Capacity;
  measured: Measured[];
  interactions: Interaction[];
};

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const ms = (value: number) => `${value.toFixed(1)} ms`;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** The questions that the page names; the details have all of them. */
const onThePage = ['first page', 'status filter', 'a rare word', 'a misspelt name', 'overdue', 'dashboard'];

/** The results as a page that a visitor understands: what, ours, the alternative, and how the two compare. */
export function report(figures: Figures): string {
  const { throughGateway, bare, failures, latency, memory, secondStart, capacity } = figures;
  const own = sum(memory.map((process) => process.own));
  const shared = Math.max(...memory.map(({ resident, own: private_ }) => resident - private_));
  const lists = figures.measured
    .filter(({ name }) => onThePage.includes(name))
    .map(({ name, service, plain }) => [
      `${name}, ${leadCount.toLocaleString('en-US')} leads (p50; p95)`,
      `${ms(service.p50)}; ${ms(service.p95)}`,
      `plain SQL: ${ms(plain.p50)}`,
      (service.p50 / plain.p50).toFixed(1),
    ]);
  const slowest = figures.interactions.reduce((most, one) => (one.slowest > most.slowest ? one : most));
  const rows = [
    ['What', 'Ours', 'The alternative', 'Ratio'],
    ['---', '---', '---', '---'],
    [
      `enquiries a second through the gateway, ${connections} connections`,
      whole(throughGateway),
      `bare node:http and pg: ${whole(bare)}`,
      `**${(throughGateway / bare).toFixed(2)}**`,
    ],
    ['enquiries that were not answered by 201', String(failures), '', ''],
    [
      'from an enquiry to its alert at the mail server, 20 a second (p50; p99)',
      `${whole(latency.p50)} ms; ${whole(latency.p99)} ms`,
      '',
      '',
    ],
    ['alerts a second by one worker', whole(capacity.alertsPerSecond), '', ''],
    [
      'processor time per alert, worker and Postgres',
      ms(capacity.alertCost['leads-worker'] + capacity.alertCost.postgres),
      '',
      '',
    ],
    ...lists,
    [
      `slowest of ${figures.interactions.length} actions (${slowest.name}), ${loadedLeads} leads loaded, processor slowed ${slowdown} times`,
      `${whole(slowest.slowest)} ms`,
      '"good": 200 ms',
      (slowest.slowest / 200).toFixed(2),
    ],
    [
      'memory of the four Node processes, idle (resident; with the program of Node counted once)',
      `${whole(sum(memory.map(({ resident }) => resident)))} MB; ${whole(own + shared)} MB`,
      '',
      '',
    ],
    ['second `make up` to ready', `${secondStart.toFixed(1)} s`, '', ''],
  ];
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${whole(totalmem() / 1024 ** 3)} GiB, Node ${process.version}`;
  return `# Results of \`make bench\`

${new Date().toISOString().slice(0, 10)}, ${machine}. All figures of a run come from the same machine, database and minute;
load, gateway, Postgres and mail server share its processors.

${rows.map(row).join('\n')}
`;
}

/** Every single measurement, as comma-separated values in milliseconds. */
export function details({ measured, interactions, capacity }: Figures): string {
  const value = (number: number | undefined) => (number ?? 0).toFixed(2);
  const lines = [
    ['what', 'p50', 'p95', 'SQL p50', 'SQL p95'],
    ...measured.map(({ name, service, plain }) => [
      name,
      ...[service.p50, service.p95, plain.p50, plain.p95].map(value),
    ]),
    ...interactions.map(({ name, slowest }) => [`INP: ${name}`, '', value(slowest)]),
    ...Object.entries(capacity.answerCost).map(([name, cost]) => [`processor, answer: ${name}`, value(cost)]),
    ...Object.entries(capacity.alertCost).map(([name, cost]) => [`processor, alert: ${name}`, value(cost)]),
    ['relayed a second', value(capacity.relayedPerSecond)],
  ];
  return `${lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')}\n`;
}
