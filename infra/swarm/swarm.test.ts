import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeFakeCommands } from '../test/support/fake-commands';
import { type StackOptions, swarmStack } from './stack';

const root = path.resolve(__dirname, '../..');

type Service = {
  command: string[];
  environment: Record<string, string>;
  networks: string[];
  secrets?: string[];
};

type Services = Record<string, Service>;

const read = (file: string) =>
  (parse(readFileSync(path.join(root, file), 'utf8'), { merge: true }) as { services: Services }).services;

const stackWith = (options: StackOptions, names: string[] = []) =>
  swarmStack(root, options, names) as { services: Services; secrets?: object };

const { services: stack } = stackWith({ TRIAL: 'yes' });
const compose = read('docker-compose.yml');

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

it('runs what Docker Compose runs but for what an operator starts, with its settings, the migration before all others', () => {
  const { migrate, 'check-settings': _, secrets, golghar, ...running } = compose;
  const settings = (services: Services) =>
    Object.entries(services).map(([name, { environment }]) => [name, Object.keys(environment ?? {}).sort()]);
  expect(Object.fromEntries(settings(stack))).toEqual(Object.fromEntries(settings(running)));
  expect(Object.keys(stackWith({}, ['migrate']).services)).toEqual(['migrate']);
});

it('takes a Postgres of one’s own, which is outside of the swarm', () => {
  const { services } = stackWith({ STORES: '' });
  expect(services).not.toHaveProperty('postgres');
  expect(services.leads?.networks).toEqual(['inside', 'outside']);
  expect(stack.leads?.networks).toEqual(['inside']);
});

// docker stack deploy takes what follows a hyphen in a message for a default.
it('has no hyphen in what it says of a missing setting', () =>
  expect(JSON.stringify(stack).match(/\$\{\w+:?\?[^}]*-[^}]*\}/g)).toBeNull());

it('takes the swarm’s secrets', () => {
  const { services, secrets } = stackWith({ SECRETS: 'yes' });
  expect(services.metrics?.secrets).toEqual(['METRICS_DATABASE_PASSWORD', 'SESSION_PUBLIC_KEYS']);
  expect(services.postgres).toMatchObject({
    environment: { POSTGRES_PASSWORD_FILE: '/run/secrets/POSTGRES_PASSWORD' },
    secrets: ['POSTGRES_PASSWORD'],
  });
  expect(secrets).toMatchObject({ AUTH_SECRET: { external: true }, POSTGRES_PASSWORD: { external: true } });
});

it('leaves Postgres connections for four of each on a swarm: three, and the next one during an update', () => {
  const replicas = { auth: 4, leads: 4, 'leads-worker': 4, metrics: 4 };
  expect(connections(stack, replicas)).toBeLessThan(maxConnections(stack));
});

it('leaves connections in Compose for the documented scale, twice as many leads during an update', () => {
  const replicas = { auth: 2, leads: 6, 'leads-worker': 2, metrics: 1 };
  expect(connections(compose, replicas)).toBeLessThan(maxConnections(compose));
  expect(connections(compose, replicas)).toBeLessThan(maxConnections(read('infra/docker/pitr.yml')));
});

/** Stands in for Docker: writes down what it is told; the migration is over at the second look. */
const docker = `#!/bin/sh
echo "$@" >>"$TOLD"
case "$1 $2" in
  'run --rm') case "$*" in *check-settings*) exit "$SETTINGS" ;; esac ;;
  'service ls') echo '1/1' ;;
  'service ps') [ "$(grep -c 'service ps' "$TOLD")" -gt 1 ] && echo "$MIGRATION 2 seconds ago" || echo 'Running' ;;
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
  writeFileSync(path.join(folder, '.env'), 'VERSION=v1.0.0\nMAIL_FROM=Agency <hello@agency.in>\n');
  const { status, stderr } = spawnSync('sh', [path.join(here, 'deploy.sh')], {
    encoding: 'utf8',
    env: { ...env, SETTINGS: '0', MIGRATION: 'Complete', ...environment },
  });
  const steps = told().flatMap((line) => {
    const written = /swarm\/main\.js \/clone ?(.*)$/.exec(line)?.[1];
    if (written !== undefined) return [`write ${written || 'all'}`];
    return /^(stack deploy|service (rm|logs)).*$/.exec(line)?.[0] ?? [];
  });
  return { status, stderr, steps };
}

const stackDeploy = 'stack deploy --with-registry-auth -c stack.yml';
const untilMigrated = [...['service rm golghar_migrate', 'write migrate', `${stackDeploy} golghar`]];

it('waits for Postgres and the migration before it deploys the services, each gateway at its node’s port', () => {
  const { status, steps } = deploy();
  expect(steps).toEqual([
    ...['write postgres redis', `${stackDeploy} golghar`],
    ...untilMigrated,
    ...['write all', `${stackDeploy} -c ports.yml golghar`],
  ]);
  expect(status).toBe(0);
});

it('puts an HTTPS proxy in front of three gateways', () => {
  const { steps } = deploy({ CADDY: 'yes', STORES: '' });
  expect(steps).toEqual([...untilMigrated, 'write all', `${stackDeploy} -c caddy.yml golghar`]);
});

it('ends with the migration’s own words where it fails, and replaces nothing', () => {
  const { status, stderr, steps } = deploy({ MIGRATION: 'Failed', STORES: '' });
  expect(steps).toEqual([...untilMigrated, 'service logs --raw golghar_migrate']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('no service was replaced')]);
});

it('deploys nothing with settings that are not complete', () => {
  const { status, steps } = deploy({ SETTINGS: '1' });
  expect([status, steps]).toEqual([1, []]);
});
