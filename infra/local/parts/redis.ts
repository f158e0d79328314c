import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../private-file';
import type { ProcessSpec } from '../supervise/spec';
import { type Context, type SavedState, stages } from './context';
import { type FoundProgram, needProgram } from './debian-package';
import { onDrawnPort } from './drawn-port';

const redisServer = {
  names: ['redis-server', 'valkey-server'],
  debianPackages: ['redis-server'],
  title: 'Redis',
  elsewhere: 'install the package redis (redis-server on Debian and Ubuntu, brew install redis on a Mac)',
};

export const embeddedRedisUrl = ({ secrets, ports }: SavedState) =>
  `redis://:${secrets.redis}@127.0.0.1:${ports.redis}`;

/** The embedded Redis: durable to a second, and never throwing a job away to make room. */
export async function redisSpec(context: Context): Promise<ProcessSpec> {
  const found = await needProgram(context, redisServer);
  return onDrawnPort(context, 'redis', (moved) => specOn(moved, found));
}

function specOn({ paths, ports, secrets }: Context, { command, env }: FoundProgram): ProcessSpec {
  mkdirSync(paths.redis, { recursive: true, mode: 0o700 });
  const config = path.join(paths.redis, 'redis.conf');
  writeWhole(
    config,
    [
      'bind 127.0.0.1',
      `port ${ports.redis}`,
      `requirepass ${secrets.redis}`,
      `dir "${paths.redis}"`,
      'appendonly yes',
      'appendfsync everysec',
      'save ""',
      'maxmemory-policy noeviction',
      'daemonize no',
      '',
    ].join('\n'),
  );
  return {
    name: 'redis',
    command,
    args: [config],
    env: { ...env, PATH: process.env.PATH ?? '' },
    cwd: paths.redis,
    probe: {
      kind: 'talk',
      port: ports.redis,
      say: `AUTH ${secrets.redis}\r\nPING\r\n`,
      expect: '+OK\r\n+PONG',
    },
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 10_000,
    stage: stages.stores,
  };
}
