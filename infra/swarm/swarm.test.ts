import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeFakeCommands } from '../test/support/fake-commands';

const root = path.resolve(__dirname, '../..');

type Service = {
  command: string[];
  environment: Record<string, string>;
};

const read = (file: string) =>
  (
    parse(readFileSync(path.join(root, file), 'utf8'), { merge: true }) as {
      services: Record<string, Service>;
    }
  ).services;

const stack = read('infra/swarm/stack.yml');
const compose = read('docker-compose.yml');
const stores = read('infra/swarm/stores.yml');

/** Queries of a process that nothing was set for, and what listens beside them (`infra/docs/scaling.md`). */
const defaultPool = 10;
const listeners: Record<string, number> = { auth: 2, leads: 2, 'leads-worker': 1, metrics: 0 };

/** Backup, watchdog, migration, Postgres' own reserve, and somebody with psql. */
const others = 12;

const maxConnections = ({ postgres }: Record<string, Service>) =>
  Number(/max_connections=(\d+)/.exec(postgres?.command.join(' ') ?? '')?.[1] ?? 100);

const connections = (services: Record<string, Service>, replicas: Record<string, number>) =>
  Object.entries(replicas).reduce((sum, [name, count]) => {
    // Compose says `${DATABASE_POOL:-10}`.
    const pool = Number(/\d+/.exec(String(services[name]?.environment.DATABASE_POOL))?.[0] ?? defaultPool);
    return sum + count * (pool + (listeners[name] ?? 0));
  }, others);

describe.each(Object.keys(stack))('the service %s of the swarm', (name) => {
  it('has the settings that docker compose gives it', () => {
    expect(Object.keys(stack[name]?.environment ?? {}).sort()).toEqual(
      Object.keys(compose[name]?.environment ?? {}).sort(),
    );
  });
});

it('leaves Postgres connections for four of each on a swarm: three, and the next one during an update', () => {
  const replicas = { auth: 4, leads: 4, 'leads-worker': 4, metrics: 4 };
  expect(connections(stack, replicas)).toBeLessThan(maxConnections(stores));
});

it('leaves connections in Compose for the documented scale, twice as many leads during an update', () => {
  const replicas = { auth: 2, leads: 6, 'leads-worker': 2, metrics: 1 };
  expect(connections(compose, replicas)).toBeLessThan(maxConnections(compose));
  expect(connections(compose, replicas)).toBeLessThan(maxConnections(read('infra/docker/pitr.yml')));
});

/** Stands in for Docker: writes down which files it deploys; the migration is done at the second look. */
const docker = `#!/bin/sh
echo "$@" >>"$TOLD"
case "$1 $2" in
  'run --rm') exit "$SETTINGS" ;;
  'service ls') [ "$(grep -c 'service ls' "$TOLD")" -gt 1 ] && echo '0/1 (1/1 completed)' || echo '0/1 (0/1 completed)' ;;
esac
exit 0
`;

function deploy(environment: Record<string, string> = {}) {
  const { folder, env, told } = makeFakeCommands({ docker, sleep: '#!/bin/sh\n' });
  // What the script reads beside itself.
  const here = path.join(folder, 'infra/swarm');
  spawnSync('mkdir', ['-p', here, path.join(folder, 'infra/docker')]);
  for (const file of ['infra/swarm/deploy.sh', 'infra/docker/Caddyfile'])
    writeFileSync(path.join(folder, file), readFileSync(path.join(root, file)));
  writeFileSync(path.join(folder, '.env'), 'VERSION=2026-11-22\nMAIL_FROM=Agency <hello@agency.in>\n');
  const { status } = spawnSync('sh', [path.join(here, 'deploy.sh')], {
    encoding: 'utf8',
    env: { ...env, SETTINGS: '0', ...environment },
  });
  return { status, told: told() };
}

const deployed = (told: string[]) => told.filter((line) => line.startsWith('stack deploy'));

it('waits for the migration before it deploys the services, each gateway at its node’s port', () => {
  const { status, told } = deploy();
  expect(deployed(told)).toEqual([
    'stack deploy -c stores.yml -c migrate.yml golghar',
    'stack deploy -c stores.yml -c stack.yml -c ports.yml golghar',
  ]);
  expect(told.slice(2, 4).every((line) => line.startsWith('service ls'))).toBe(true);
  expect(status).toBe(0);
});

it('puts a TLS front before three gateways', () => {
  const { told } = deploy({ FRONT: 'yes', STORES: '' });
  expect(deployed(told).at(-1)).toBe('stack deploy -c stack.yml -c front.yml golghar');
});

it('deploys nothing with settings that are not complete', () => {
  const { status, told } = deploy({ SETTINGS: '1' });
  expect([status, deployed(told)]).toEqual([1, []]);
});
