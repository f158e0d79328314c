import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../private-file';
import type { ProcessSpec } from '../supervise/state';
import { type Context, onRandomPort } from './context';
import { needProgram } from './system-program';

const redisServer = {
  names: ['redis-server', 'valkey-server'],
  debianPackages: ['redis-server'],
  title: 'Redis',
  elsewhere: 'install the package redis (redis-server on Debian and Ubuntu, brew install redis on a Mac)',
};

/** The embedded Redis: durable to a second, and never evicting a job. */
export async function redisSpec(context: Context): Promise<ProcessSpec> {
  const { command, env } = await needProgram(context, redisServer);
  return onRandomPort(context, 'redis', ({ paths, ports, secrets }) => {
    mkdirSync(paths.redis, { recursive: true, mode: 0o700 });
    const config = path.join(paths.redis, 'redis.conf');
    const settings = {
      bind: '127.0.0.1',
      port: ports.redis,
      requirepass: secrets.redis,
      dir: `"${paths.redis}"`,
      appendonly: 'yes',
      appendfsync: 'everysec',
      save: '""',
      'maxmemory-policy': 'noeviction',
      daemonize: 'no',
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
    writeAtomically(config, lines.join(''));
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
    };
  });
}
