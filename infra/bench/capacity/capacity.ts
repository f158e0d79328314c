import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Stack } from '../../test/stack';
import { ScriptedMailServer } from '../../test/support/smtp-script';
import { load } from '../load';
import { cpuTime, type MeasuredProcess, measuredProcesses } from './cpu';

const loadSeconds = 6;

export type Capacity = {
  /** Of one leads process behind the gateway. */
  enquiriesPerSecond: number;
  /** Milliseconds of processor time that one enquiry costs until it is answered. */
  answerCost: Record<MeasuredProcess, number>;
  /** And until its alert is at the mail server. */
  alertCost: Record<MeasuredProcess, number>;
  /** Of one worker. */
  relayedPerSecond: number;
  alertsPerSecond: number;
};

const readCpu = (stack: Stack, others: readonly MeasuredProcess[] = measuredProcesses) =>
  Object.fromEntries(others.map((name) => [name, cpuTime(stack, name)])) as Record<MeasuredProcess, number>;

const costs = (
  before: Record<MeasuredProcess, number>,
  after: Record<MeasuredProcess, number>,
  count: number,
) =>
  Object.fromEntries(
    measuredProcesses.map((name) => [name, ((after[name] ?? 0) - (before[name] ?? 0)) / count]),
  ) as Record<MeasuredProcess, number>;

/** Answering alone: the worker is held, whose process is then missing. */
async function measureAnswers(stack: Stack) {
  const others = measuredProcesses.filter((name) => name !== 'leads-worker');
  const seed = { 'x-seed-token': stack.seedToken };
  await load(`${stack.url}/api/contact`, 2, seed);
  const before = readCpu(stack, others);
  const { perSecond, failures } = await load(`${stack.url}/api/contact`, loadSeconds, seed);
  if (failures > 0) throw new Error(`${failures} enquiries were not answered by 201`);
  return {
    enquiriesPerSecond: perSecond,
    answerCost: costs(before, readCpu(stack, others), perSecond * loadSeconds),
  };
}

/** How quickly one worker takes what has gathered: first all out of the outbox, then all to the mail server. */
async function measureWorker(stack: Stack, mail: ScriptedMailServer, database: Client) {
  const waiting = async () => {
    const { rows } = await database.query<{ count: number }>('SELECT count(*)::int FROM leads.outbox');
    return rows[0]?.count ?? 0;
  };
  // A few thousand are enough, and the rest would take minutes.
  await database.query(
    'DELETE FROM leads.outbox WHERE lead_id NOT IN (SELECT lead_id FROM leads.outbox ORDER BY id LIMIT 3000)',
  );
  const total = await waiting();
  const sentBefore = mail.received.length;
  await stack.release('leads-worker');
  const before = readCpu(stack);
  const start = Date.now();
  while ((await waiting()) > 0) await sleep(20);
  const relayed = Date.now() - start;
  while (mail.received.length - sentBefore < total) await sleep(20);
  const sent = Date.now() - start;
  return {
    relayedPerSecond: (total / relayed) * 1000,
    alertsPerSecond: (total / sent) * 1000,
    alertCost: costs(before, readCpu(stack), total),
  };
}

/** What one of each process can do here, and what it costs: what `infra/docs/scaling.md` counts with. */
export async function measureCapacity(): Promise<Capacity> {
  const mail = new ScriptedMailServer();
  await mail.open();
  const stack = new Stack({
    localDir: '.local/bench-capacity',
    fresh: true,
    // Alerts alone are counted.
    env: { SMTP_URL: mail.url, LOG_LEVEL: 'warn', ALERTS_PER_MINUTE: '99999', THANK_YOU_MAILS_PER_DAY: '0' },
  });
  await stack.start();
  const database = new Client({ connectionString: stack.databaseUrl });
  await database.connect();
  try {
    await stack.hold('leads-worker');
    const answers = await measureAnswers(stack);
    const worker = await measureWorker(stack, mail, database);
    return { ...answers, ...worker };
  } finally {
    await database.end();
    await stack.stop();
    await mail.close();
  }
}
