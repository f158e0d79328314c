import { cpus, totalmem } from 'node:os';
import { type benchEnquiries, connections } from './enquiries';
import { type Interaction, loadedLeads, slowdown } from './interactions';
import { leadCount } from './scale/generate.sql';
import type { Measured } from './scale/measure';

export type Figures = Awaited<ReturnType<typeof benchEnquiries>> & {
  measured: Measured[];
  interactions: Interaction[];
};

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** The results as a page: what, ours, the alternative, and their ratio. */
export function report({ measured, interactions, ...figures }: Figures): string {
  const { throughGateway, bare, failures, latency, alerts, memory, secondStart } = figures;
  const lists = measured.flatMap(({ name, service, plain }) =>
    plain
      ? `| ${name}, ${whole(leadCount)} leads (p50; p95) | ${ms(service.p50)}; ${ms(service.p95)} | plain SQL: ${ms(plain.p50)} | ${(service.p50 / plain.p50).toFixed(1)} |`
      : [],
  );
  const slowest = interactions.reduce((most, one) => (one.slowest > most.slowest ? one : most));
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${whole(totalmem() / 1024 ** 3)} GiB, Node ${process.version}`;
  return `# Results of \`make bench\`

${new Date().toISOString().slice(0, 10)}, ${machine}. All figures of a run come from the same machine, database and minute;
load, gateway, Postgres and mail server share its processors.

| What | Ours | The alternative | Ratio |
| --- | --- | --- | --- |
| enquiries a second through the gateway, ${connections} connections | ${whole(throughGateway)} | bare node:http and pg: ${whole(bare)} | **${(throughGateway / bare).toFixed(2)}** |
| enquiries that were not answered by 201 | ${failures} |  |  |
| from an enquiry to its alert at the mail server, 20 a second (p50; p99) | ${whole(latency.p50)} ms; ${whole(latency.p99)} ms |  |  |
| alerts a second by one worker | ${whole(alerts)} |  |  |
${lists.join('\n')}
| slowest of ${interactions.length} actions (${slowest.name}), ${loadedLeads} leads loaded, processor slowed ${slowdown} times | ${whole(slowest.slowest)} ms | "good": 200 ms | ${(slowest.slowest / 200).toFixed(2)} |
| memory of the four Node processes, idle (resident; with the program of Node counted once) | ${whole(memory.resident)} MB; ${whole(memory.once)} MB |  |  |
| second \`make up\` to ready | ${secondStart.toFixed(1)} s |  |  |
`;
}

/** Every measurement, as comma-separated values in milliseconds. */
export function details({ measured, interactions }: Figures): string {
  const lines = [
    ['what', 'p50', 'p95', 'SQL p50', 'SQL p95'],
    ...measured.map(({ name, service, plain }) => [
      name,
      ...[service.p50, service.p95, plain?.p50, plain?.p95].map((value) => value?.toFixed(2)),
    ]),
    ...interactions.map(({ name, slowest }) => [`INP: ${name}`, '', slowest.toFixed(2)]),
  ];
  return `${lines.map((cells) => cells.map((cell = '') => `"${cell}"`).join(',')).join('\n')}\n`;
}
