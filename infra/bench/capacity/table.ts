import type { Capacity } from './capacity';
import { measuredProcesses } from './cpu';

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** The section of the results about one of each process. */
export function capacityTable(capacity: Capacity): string {
  const { answerCost, alertCost } = capacity;
  const costs = measuredProcesses.map((name) =>
    row(name, (answerCost[name] ?? 0).toFixed(2), (alertCost[name] ?? 0).toFixed(2)),
  );
  return `## One of each process

Load, gateway, Postgres and mail server share the machine's processors; [Scaling](../docs/scaling.md) counts with these figures.
One leads process answers **${whole(capacity.enquiriesPerSecond)}** enquiries a second behind the gateway. One worker moves **${whole(capacity.relayedPerSecond)}** a second
from the outbox into the ledger and hands **${whole(capacity.alertsPerSecond)}** alerts a second to a mail server that answers at once. A thousand open
streams of events take **${whole(capacity.streamMegabytes)} MB**.

${row('Processor time per enquiry (ms)', 'until it is answered', 'until its alert is sent')}
${row('---', '---', '---')}
${costs.join('\n')}
`;
}
