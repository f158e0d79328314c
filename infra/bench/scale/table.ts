import { interactionTable } from '../interactions/table';
import { leadCount } from './marks';
import type { Scale } from './scale';

const goal = { p95: 50, ratio: 1.5 };
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const ms = (value: number) => value.toFixed(1);

/** The section of the results about many leads. */
export function scaleTable({ measured, browser, interactions, migrated }: Scale): string {
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

In the browser, headless and drawn without a graphics card: scrolling past ${whole(browser.leads)} leads,
**${Math.round(browser.inTime * 100)} %** of the frames came in time for 60 a second, the longest took ${whole(browser.longestFrame)} ms; the slowest key in the
search was on the screen after ${whole(browser.slowestKey)} ms.

A database with as many leads of the version before there were owners was brought up to date in **${whole(migrated.seconds)} s**, with a
backup under way and ten enquiries a second: **${whole(migrated.refused)}** of ${whole(migrated.enquiries)} were refused, the slowest took
${whole(migrated.slowest)} ms.

${interactionTable(interactions)}`;
}
