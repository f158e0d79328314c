import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { renderTemplate } from '../../local/parts/gateway';
import { root } from '../root';
import { makeFakeCommands } from '../support/fake-commands';
import { countStored, postOnce } from '../support/send-enquiry';
import { stack, test } from './fault-test';

let replica: ChildProcess | undefined;
const sockets: Socket[] = [];

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

test.afterAll(() => {
  for (const socket of sockets) socket.destroy();
  replica?.kill('SIGKILL');
  setReplicas(['127.0.0.1']);
});

/** What the gateway's own script renders for a name with these addresses, as in a container network. */
function serversAt(addresses: readonly string[], port: string): string {
  const lines = addresses.map((address) => `echo "${address} STREAM leads"\n`);
  const { env } = makeFakeCommands({ getent: `#!/bin/sh\n${lines.join('')}` });
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', `. "${root}/nginx/follow-upstreams.sh"; printf %s "$LEADS_SERVERS"`],
    {
      encoding: 'utf8',
      env: {
        ...env,
        AUTH_UPSTREAM: `auth:${port}`,
        LEADS_UPSTREAM: `leads:${port}`,
        METRICS_UPSTREAM: `metrics:${port}`,
        TLS: 'off',
      },
    },
  );
  expect(stderr).toBe('');
  return stdout;
}

const portOf = (name: 'auth' | 'leads' | 'metrics') => new URL(stack.serviceUrl(name)).port;

/** Which replicas each request was sent to and how many seconds each took, from the gateway's log. */
const attempts = () =>
  readFileSync(path.join(stack.localDir, 'log/gateway.log'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => {
      const { upstream, upstreamSeconds } = JSON.parse(line) as { upstream: string; upstreamSeconds: string };
      const seconds = upstreamSeconds.split(', ').map(Number);
      return upstream.split(', ').map((address, index) => ({ address, seconds: seconds[index] ?? 0 }));
    });

const attemptsAt = (host: string, since: number) =>
  attempts()
    .slice(since)
    .flat()
    .filter(({ address }) => address.startsWith(`${host}:`));

/** Changes the gateway's list of replicas as in a container: writes the file and reloads nginx. */
function setReplicas(hosts: readonly string[]): void {
  const template = readFileSync(path.join(root, 'nginx/templates/upstreams.conf.template'), 'utf8');
  const text = renderTemplate(template, {
    AUTH_SERVERS: `server 127.0.0.1:${portOf('auth')};`,
    LEADS_SERVERS: serversAt(hosts, portOf('leads')),
    METRICS_SERVERS: `server 127.0.0.1:${portOf('metrics')};`,
  });
  writeFileSync(path.join(stack.localDir, 'gateway/conf.d/upstreams.conf'), text);
  stack.kill('gateway', 'SIGHUP');
}

/** Resolves when requests reach the new replica. */
async function addReplica(host: string): Promise<void> {
  setReplicas(['127.0.0.1', host]);
  const since = attempts().length;
  await expect
    .poll(async () => {
      // An old nginx worker closes idle connections after a reload; a browser would retry.
      await fetch(`${stack.url}/api/health`).catch(() => undefined);
      return attemptsAt(host, since).length;
    })
    .toBeGreaterThan(0);
}

/** Starts a second leads service beside the stack's, with the same settings at another address. */
async function startReplica(address: string): Promise<void> {
  const first = stack.pid('leads');
  const [command = '', ...args] = readFileSync(`/proc/${first}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const environment = readFileSync(`/proc/${first}/environ`, 'utf8').split('\0').slice(0, -1);
  const env = Object.fromEntries(environment.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  replica = spawn(command, args, { cwd: stack.localDir, stdio: 'ignore', env: { ...env, HOST: address } });
  await expect
    .poll(
      () =>
        fetch(`http://${address}:${portOf('leads')}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 30_000,
      },
    )
    .toBe(200);
}

/** A replica that vanished: connections are neither refused nor answered, as after a power failure. */
async function startSilence(address: string): Promise<void> {
  const listen = `require('node:net').createServer().listen({ host: '${address}', port: ${portOf('leads')}, backlog: 1 },
    () => process.stdout.write('here'))`;
  replica = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((resolve) => replica?.stdout?.once('data', resolve));
  replica.kill('SIGSTOP');
  // Its listen backlog is full from now on.
  const isTaken = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host: address, port: Number(portOf('leads')) }, () => resolve(true));
      sockets.push(socket.on('error', () => undefined));
      setTimeout(() => resolve(false), 500);
    });
  while (await isTaken());
}

/** Sends enquiries at an interval in milliseconds and records each response. */
const writeEvery = (pauseMs: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep(index * pauseMs);
      return postOnce(stack);
    }),
  );

for (const [what, signal] of [
  ['killed', 'SIGKILL'],
  ['stopped', 'SIGTERM'],
] as const)
  test(`a replica that is ${what} under load costs no enquiry, and nobody a second try`, async () => {
    await startReplica('127.0.0.2');
    await addReplica('127.0.0.2');
    const since = attempts().length;
    const writing = writeEvery(50, 60);
    await expect.poll(() => attemptsAt('127.0.0.2', since).length, { intervals: [50] }).toBeGreaterThan(5);
    replica?.kill(signal);
    const answers = await writing;
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(
      await countStored(
        stack,
        answers.map(({ id }) => id),
      ),
    ).toBe(60);
  });

test('an enquiry whose replica breaks off in the middle goes to another one', async () => {
  const broken = createServer((socket) => socket.once('data', () => socket.destroy()));
  broken.listen({ host: '127.0.0.4', port: Number(portOf('leads')) });
  try {
    await addReplica('127.0.0.4');
    const since = attempts().length;
    // Longer than the gateway skips it after each failed attempt.
    const answers = await writeEvery(100, 40);
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    await expect.poll(() => attemptsAt('127.0.0.4', since).length).toBeGreaterThan(0);
    expect(
      await countStored(
        stack,
        answers.map(({ id }) => id),
      ),
    ).toBe(40);
  } finally {
    broken.close();
  }
});

test('a replica that falls silent is left out at once, and costs whoever finds out less than a second', async () => {
  await startSilence('127.0.0.3');
  const before = attempts().length;
  await addReplica('127.0.0.3');
  // One after the other, while the gateway skips it.
  const since = attempts().length;
  for (let count = 0; count < 10; count += 1) expect((await postOnce(stack)).status).toBe(201);
  expect(attemptsAt('127.0.0.3', since).length).toBeLessThanOrEqual(2);
  const answers = await writeEvery(100, 40);
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  const waits = attemptsAt('127.0.0.3', before).map(({ seconds }) => seconds);
  expect(Math.max(...waits)).toBeLessThan(0.9);
});
