import { type Interaction, loadedLeads, slowdown } from './measure';

/** Milliseconds that every action may take: "good" by web.dev's measure is 200. */
const goal = 100;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** The section of the results about what a hand feels. */
export function interactionTable(interactions: readonly Interaction[]): string {
  const rows = interactions.map(({ name, slowest }) =>
    row(name, `**${Math.round(slowest)}**`, slowest <= goal ? 'met' : 'missed'),
  );
  return `### Under the hand

A list with ${loadedLeads} loaded leads, the processor slowed ${slowdown} times: milliseconds from a key or a press to the next
picture (INP), the slowest of each action.

${row('Action', 'slowest', `≤ ${goal} ms`)}
${row('---', '---', '---')}
${rows.join('\n')}
`;
}
