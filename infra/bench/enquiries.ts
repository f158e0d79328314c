import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { inSession } from '../database/session';
import { pickPort } from '../local/ports';
import { Stack } from '../test/stack';
import { makeEnquiry, uniqueName } from '../test/support/enquiry';
import { postOnce } from '../test/support/send-enquiry';
import { ScriptedMailServer } from '../test/support/smtp-script';
import { median, quantile } from './scale/measure';

export const connections = 50;

/** Enquiries a second over 50 connections, and how many were not answered by 201. */
async function load(url: string, seconds: number, headers: Record<string, string> = {}) {
  const { requests, non2xx, errors, timeouts } = await autocannon({
    url,
    method: 'POST',
    connections,
    duration: seconds,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(makeEnquiry({ name: 'Asha Kumari' })),
  });
  return { perSecond: requests.average, failures: non2xx + errors + timeouts };
}

/** Milliseconds from the post to the mail server's acceptance, at 20 enquiries a second. */
async function alertLatency(stack: Stack, mail: ScriptedMailServer, seconds: number) {
  const rate = 20;
  const start = new Map<string, number>();
  const names = Array.from({ length: rate * seconds }, () => uniqueName());
  const posts = names.map(async (name, index) => {
    await sleep((index * 1000) / rate);
    start.set(name, Date.now());
    await postOnce(stack, name);
  });
  await Promise.all(posts);
  await mail.waitFor(names, 30_000);
  const times = names.map((name) => (mail.about(name)[0]?.at ?? Number.NaN) - (start.get(name) ?? 0));
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Runs SQL as the database's owner. */
const query = (stack: Stack, sql: string) => inSession(stack.databaseUrl, (client) => client.query(sql));

/** Alerts a second of one worker that was stopped while enquiries piled up, until the last is at the mail server. */
async function alertsPerSecond(stack: Stack, mail: ScriptedMailServer): Promise<number> {
  // A few thousand are enough; more would take minutes. Remaining leads would have to be linked to people meanwhile.
  const count = 3000;
  await query(
    stack,
    `WITH kept AS (SELECT id FROM leads.delivery WHERE kind = 'arrival' ORDER BY queued_at LIMIT ${count}),
       gone AS (DELETE FROM leads.delivery WHERE kind = 'arrival' AND id NOT IN (SELECT id FROM kept))
     DELETE FROM leads.lead WHERE id NOT IN (SELECT id FROM kept)`,
  );
  const sentBefore = mail.received.length;
  await stack.release('leads-worker');
  const start = Date.now();
  while (mail.received.length - sentBefore < count) await sleep(20);
  return (count / (Date.now() - start)) * 1000;
}

/** MB of the four Node processes: resident in all, and with the shared program of Node counted once. */
function memoryOf(stack: Stack) {
  const processes = (['auth', 'leads', 'leads-worker', 'metrics'] as const).map((name) => {
    const rollup = readFileSync(`/proc/${stack.pid(name)}/smaps_rollup`, 'utf8');
    const megabytes = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / 1024;
    return { resident: megabytes('Rss'), own: megabytes('Anonymous') };
  });
  const sum = (of: 'resident' | 'own') => processes.reduce((total, process) => total + process[of], 0);
  const program = Math.max(...processes.map(({ resident, own }) => resident - own));
  return { resident: sum('resident'), once: sum('own') + program };
}

const rounds = 3;
const seconds = 6;

async function startBareServer(databaseUrl: string) {
  const port = await pickPort();
  const child = fork(path.join(__dirname, 'bare-server.js'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

export async function benchEnquiries() {
  const mail = new ScriptedMailServer();
  await mail.open();
  const options = {
    localDir: '.local/bench',
    // More than ALERTS_PER_MINUTE allows by default.
    env: { SMTP_URL: mail.url, LOG_LEVEL: 'warn', ALERTS_PER_MINUTE: '99999' },
  };
  const stack = new Stack({ ...options, fresh: true });
  await stack.start();
  // Thank-you mails would be counted, too.
  await query(stack, 'UPDATE leads.lead_settings SET thank_you_mail = false');
  await sleep(5000);
  const memory = memoryOf(stack);
  const latency = await alertLatency(stack, mail, 15);

  // The worker would mail thousands of made-up enquiries while the rest is measured.
  await stack.hold('leads-worker');
  const bareServer = await startBareServer(stack.databaseUrl);
  const seed = { 'x-seed-token': stack.seedToken };
  const [through, bare]: [number[], number[]] = [[], []];
  let failures = 0;
  for (let round = 0; round < rounds; round += 1) {
    const loaded = await load(`${stack.url}/api/contact`, seconds, seed);
    failures += loaded.failures;
    through.push(loaded.perSecond);
    bare.push((await load(bareServer.url, seconds)).perSecond);
  }
  bareServer.stop();
  const alerts = await alertsPerSecond(stack, mail);
  await stack.stop();

  const again = new Stack({ ...options, build: true });
  const start = Date.now();
  await again.start();
  const secondStart = (Date.now() - start) / 1000;
  await again.stop();
  await mail.close();
  return {
    throughGateway: median(through),
    bare: median(bare),
    failures,
    latency,
    alerts,
    memory,
    secondStart,
  };
}
