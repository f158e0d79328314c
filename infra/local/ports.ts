import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import * as z from 'zod';
import { readJson, writeAtomically } from './private-file';
import { Problem } from './setup/problem.cjs';

/** Processes on ports that nobody has to know. */
export const innerPorts = [
  'postgres',
  'redis',
  'smtp',
  'auth',
  'leads',
  'leads-worker',
  'metrics',
  'pages',
  'watchdog',
] as const;

export type InnerPort = (typeof innerPorts)[number];
export type Ports = Record<InnerPort, number>;

const portsSchema = z.partialRecord(z.enum(innerPorts), z.number()).catch({});

/** Below the range of ephemeral ports, so that a stored port stays free. */
const range = { from: 20_000, to: 32_000 };

/** Whether a program could listen on 127.0.0.1 at this port now. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}

const randomPort = () => randomInt(range.from, range.to);

/** The wanted port if it is free, otherwise any other free one except those in `used`. */
export async function pickPort(wanted = randomPort(), used: readonly number[] = []): Promise<number> {
  let port = wanted;
  while (!(await isFree(port)) || (port !== wanted && used.includes(port))) port = randomPort();
  return port;
}

/** The ports of the last start, so that addresses stay the same. */
export function loadPorts(file: string): Ports {
  const stored = portsSchema.parse(readJson(file));
  const ports = Object.fromEntries(innerPorts.map((name) => [name, stored[name] ?? randomPort()])) as Ports;
  savePorts(file, ports);
  return ports;
}

/** Stores the ports for the next start and for other commands. */
export const savePorts = (file: string, ports: Ports) =>
  writeAtomically(file, `${JSON.stringify(ports, null, 2)}\n`);

/** Makes sure that a public port is free; otherwise the Problem names its setting, and a port that is free. */
export async function needPort(setting: string, port: number): Promise<void> {
  if (await isFree(port)) return;
  let other = port + 1;
  while (other < 65_535 && !(await isFree(other))) other += 1;
  throw new Problem(
    `Port ${port} is in use by another program, or not allowed to this user: ` +
      `choose another one, for example make up ${setting}=${other}`,
  );
}
