import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickPort } from '../local/ports';
import { root } from '../test/root';
import { Stack } from '../test/stack';
import { ScriptedMailServer } from '../test/support/smtp-script';
import { alertLatency } from './alert-latency';
import { measureCapacity } from './capacity/capacity';
import { load } from './load';
import { memoryOf } from './memory';
import { details, report } from './report';
import { benchScale } from './scale/scale';

const rounds = 3;
const seconds = 6;

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function startBareServer(databaseUrl: string) {
  const port = await pickPort();
  const child = fork(path.join(__dirname, 'bare-server.js'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

/** Everything in one run, against one another: absolute figures differ from machine to machine. */
async function bench(): Promise<void> {
  print(
    'about a quarter of an hour: enquiries and alerts first, then a million leads, which are deleted afterwards',
  );
  const mail = new ScriptedMailServer();
  await mail.open();
  const stack = new Stack({
    localDir: '.local/bench',
    fresh: true,
    // More than a minute's share of single mails is what is measured.
    env: { SMTP_URL: mail.url, LOG_LEVEL: 'warn', ALERTS_PER_MINUTE: '99999' },
  });
  await stack.start();
  await sleep(5000);
  const memory = memoryOf(stack);
  const latency = await alertLatency(stack, mail, 15);

  // The worker would mail thousands of made-up enquiries while the rest is measured.
  await stack.hold('leads-worker');
  const bare = await startBareServer(stack.databaseUrl);
  const seed = { 'x-seed-token': stack.seedToken };
  const product = { throughGateway: [] as number[], bare: [] as number[] };
  let failures = 0;
  for (let round = 0; round < rounds; round += 1) {
    const through = await load(`${stack.url}/api/contact`, seconds, seed);
    failures += through.failures;
    product.throughGateway.push(through.perSecond);
    product.bare.push((await load(bare.url, seconds)).perSecond);
  }
  bare.stop();
  await stack.stop();

  const again = new Stack({ localDir: '.local/bench', build: true });
  const start = Date.now();
  await again.start();
  const secondStart = (Date.now() - start) / 1000;
  await again.stop();
  await mail.close();
  print('measuring what one of each process can do');
  const capacity = await measureCapacity();
  print('generating a million leads and asking for them');
  const figures = {
    throughGateway: median(product.throughGateway),
    bare: median(product.bare),
    failures,
    latency,
    memory,
    secondStart,
    capacity,
    ...(await benchScale()),
  };
  const text = report(figures);
  writeFileSync(path.join(root, 'infra/bench/RESULTS.md'), text);
  writeFileSync(path.join(root, 'infra/bench/results-in-detail.csv'), details(figures));
  process.stdout.write(`\n${text}`);
}

bench().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
