import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Named = Record<string, unknown>;

/** A container as the compose files describe it, as far as a swarm wants it otherwise. */
type Container = Named & {
  image: string;
  profiles?: string[];
  environment?: Record<string, string>;
  networks?: Named;
  volumes?: string[];
  tmpfs?: string[];
  secrets?: string[];
  mem_limit: string;
};

type ComposeFile = { services: Record<string, Container>; volumes?: Named };

export type StackOptions = {
  /** Postgres and Redis run in the swarm, too. */
  hasStores: boolean;
  /** Secrets are the swarm's own, each under the name of its setting. */
  hasSecrets: boolean;
  /** The mail catcher runs, too. */
  isTrial: boolean;
};

const stores = ['postgres', 'redis'];
const replicated = ['auth', 'leads', 'leads-worker', 'metrics'];

/** deploy.sh runs it before anything else, and not as a service. */
const left = ['check-settings'];

/** What a swarm does otherwise, or has no word for. */
const composeOnly = [
  ...['build', 'restart', 'depends_on', 'entrypoint', 'mem_limit', 'security_opt', 'shm_size', 'ports'],
  ...['profiles', 'tmpfs'],
];

const restart = { condition: 'any', delay: '2s' };

/** Its volume, or the folder that it looks at, is on one node. */
const onDataNode = {
  replicas: 1,
  restart_policy: restart,
  placement: { constraints: ['node.labels.golghar.data == true'] },
};

/** Filled in from .env when the stack is deployed. */
const setting = (name: string) => `\${${name}}`;

function deployOf(name: string): Named {
  if (name === 'migrate') return { mode: 'replicated-job', restart_policy: { condition: 'none' } };
  if (name === 'gateway') return { restart_policy: { condition: 'any', delay: '1s' } };
  if (!replicated.includes(name)) return onDataNode;
  return {
    replicas: 3,
    restart_policy: restart,
    // A new one takes requests before an old one stops; one that does not get well brings the release back.
    update_config: {
      ...{ order: 'start-first', parallelism: 1, delay: '2s' },
      ...{ monitor: '15s', failure_action: 'rollback' },
    },
    rollback_config: { order: 'start-first', parallelism: 1 },
    placement: { preferences: [{ spread: 'node.id' }] },
  };
}

const environmentOf = (name: string, { environment }: Container, { hasSecrets }: StackOptions) => ({
  ...environment,
  // Three of each, and a fourth during an update, share what Postgres has.
  ...(replicated.includes(name) && { DATABASE_POOL: '5' }),
  ...(name === 'postgres' && hasSecrets && { POSTGRES_PASSWORD_FILE: '/run/secrets/POSTGRES_PASSWORD' }),
});

function serviceOf(name: string, container: Container, options: StackOptions): Named {
  const { image, networks, volumes = [], tmpfs = [], mem_limit } = container;
  return {
    ...Object.fromEntries(Object.entries(container).filter(([key]) => !composeOnly.includes(key))),
    image: image.replace(/^(golghar-\w+):.*/, `${setting('REGISTRY:-')}$1:${setting('VERSION:?')}`),
    environment: environmentOf(name, container, options),
    ...(name === 'postgres' && options.hasSecrets && { secrets: ['POSTGRES_PASSWORD'] }),
    networks: Object.keys(networks ?? {}),
    // A swarm's tmpfs is root's, and nginx, which is nobody special, writes its configuration.
    ...(name === 'gateway' && { read_only: false }),
    volumes: [
      ...volumes,
      ...(name === 'gateway' ? ['/tmp'] : tmpfs).map((target) => ({ type: 'tmpfs', target })),
    ],
    ...(name === 'mail' && {
      ports: [{ target: 3000, published: setting('MAIL_PORT:-8025'), protocol: 'tcp', mode: 'host' }],
    }),
    deploy: {
      // Names lead to the replicas themselves: the gateway follows them, and keeps away from one that does not answer.
      endpoint_mode: 'dnsrr',
      resources: { limits: { memory: mem_limit.toUpperCase() } },
      ...deployOf(name),
    },
  };
}

const merged = (one: Container | undefined, other: Partial<Container>): Container =>
  ({
    ...one,
    ...other,
    environment: { ...one?.environment, ...other.environment },
    networks: { ...one?.networks, ...other.networks },
  }) as Container;

/** The containers of the clone's compose files, the later files added to the first. */
function readContainers(root: string, files: string[]): Record<string, Container> {
  const containers: Record<string, Container> = {};
  for (const file of files) {
    const { services }: ComposeFile = parse(readFileSync(path.join(root, file), 'utf8'), { merge: true });
    for (const [name, container] of Object.entries(services))
      containers[name] = merged(containers[name], container);
  }
  return containers;
}

/**
 * The product as `docker stack deploy` takes it, written from the compose files, so that each container is described once.
 * How the gateway is reached stands in `ports.yml` and `front.yml`, which are added to it.
 * @param root folder of the clone
 * @param names the services; without them all but the migration
 */
export function swarmStack(root: string, options: StackOptions, names: string[] = []): Named {
  const containers = readContainers(root, [
    'docker-compose.yml',
    ...(options.hasSecrets ? ['infra/docker/secrets.yml'] : []),
    ...(options.hasStores ? [] : ['infra/docker/external.yml']),
  ]);
  const isWanted = (name: string, { profiles }: Container) => {
    if (left.includes(name) || (stores.includes(name) && !options.hasStores)) return false;
    if (profiles && !(options.isTrial && profiles.includes('trial'))) return false;
    return names.length > 0 ? names.includes(name) : name !== 'migrate';
  };
  const wanted = Object.entries(containers).filter(([name, container]) => isWanted(name, container));
  const services = wanted.map(([name, container]) => [name, serviceOf(name, container, options)] as const);
  const secrets = new Set(services.flatMap(([, { secrets = [] }]) => secrets as string[]));
  return {
    version: '3.8',
    services: Object.fromEntries(services),
    volumes: { postgres: {}, redis: {}, mail: {}, backups: {} },
    networks: { inside: { driver: 'overlay', internal: true }, outside: { driver: 'overlay' } },
    ...(secrets.size > 0 && {
      secrets: Object.fromEntries([...secrets].map((name) => [name, { external: true }])),
    }),
  };
}
