import { leadCount } from './generate';
import type { Measured } from './measure';

const goal = { p95: 50, ratio: 1.5 };
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const ms = (value: number) => value.toFixed(1);

/** The section of the results about many leads. */
export function scaleTable(measured: Measured[]): string {
  const rows = measured.map(({ name, service, plain }) => {
    const ratio = service.p50 / plain.p50;
    return row(
      name,
      ms(service.p50),
      `**${ms(service.p95)}**`,
      service.p95 <= goal.p95 ? 'met' : 'missed',
      ms(plain.p50),
      ms(plain.p95),
      `**${ratio.toFixed(1)}** (+${ms(service.p50 - plain.p50)} ms)`,
      ratio <= goal.ratio ? 'met' : 'missed',
    );
  });
  return `## With ${leadCount.toLocaleString('en-US')} leads

Milliseconds at the leads service, signed in, and for the best plain SQL through the same driver, in turns. The goals
are a p95 of ${goal.p95} ms and ${goal.ratio} times the plain SQL (by the medians); beyond its SQL the service looks up the session,
checks every field of what it answers and speaks HTTP.

${row('What', 'p50', 'p95', `≤ ${goal.p95} ms`, 'SQL p50', 'SQL p95', 'ratio', `≤ ${goal.ratio}`)}
${row(...Array.from({ length: 8 }, () => '---'))}
${rows.join('\n')}
`;
}
