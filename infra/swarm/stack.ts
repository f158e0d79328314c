import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Named = Record<string, unknown>;

/** A container as the compose files describe it, as far as it is changed here. */
type Container = Named & {
  image: string;
  profiles?: string[];
  environment?: Record<string, string>;
  networks?: Named;
  volumes?: string[];
  tmpfs?: string[];
  secrets?: string[];
  mem_limit: string;
  deploy: Named;
};

/** Described in deploy.sh. */
export type StackOptions = Partial<Record<'STORES' | 'SECRETS' | 'TRIAL', string>>;

const stores = ['postgres', 'redis'];

/** What a swarm does not support, or does by itself. */
const composeOnly = [
  ...['build', 'restart', 'depends_on', 'entrypoint', 'mem_limit', 'security_opt', 'shm_size'],
  ...['profiles', 'tmpfs'],
];

/** Filled in from .env by `docker stack deploy`. */
const setting = (name: string) => `\${${name}}`;

function serviceOf(container: Container): Named {
  const { image, networks, volumes = [], tmpfs = [], mem_limit, deploy } = container;
  return {
    ...Object.fromEntries(Object.entries(container).filter(([key]) => !composeOnly.includes(key))),
    image: image.replace(/^(golghar-\w+):.*/, `${setting('REGISTRY:-')}$1:${setting('VERSION:?')}`),
    networks: Object.keys(networks ?? {}),
    volumes: [...volumes, ...tmpfs.map((target) => ({ type: 'tmpfs', target }))],
    deploy: { ...deploy, resources: { limits: { memory: mem_limit.toUpperCase() } } },
  };
}

/** The containers of the clone's compose files, later files merged into earlier ones. */
function readContainers(root: string, files: string[]): Record<string, Container> {
  const containers: Record<string, Container> = {};
  for (const file of files) {
    const { services } = parse(readFileSync(path.join(root, file), 'utf8'), { merge: true });
    for (const [name, added] of Object.entries<Container>(services)) {
      const before = containers[name];
      containers[name] = {
        ...before,
        ...added,
        environment: { ...before?.environment, ...added.environment },
        networks: { ...before?.networks, ...added.networks },
      };
    }
  }
  return containers;
}

/**
 * The product as a stack file, generated from the compose files, so that each container is described once.
 * `ports.yml` or `caddy.yml`, deployed with it, says how the gateway is reached.
 * @param root folder of the clone
 * @param names the services; without them all but the migration
 */
export function swarmStack(
  root: string,
  { STORES = 'yes', SECRETS, TRIAL }: StackOptions,
  names: string[] = [],
): Named {
  const containers = readContainers(root, [
    'docker-compose.yml',
    ...(SECRETS ? ['infra/docker/secrets.yml'] : []),
    ...(STORES ? [] : ['infra/docker/external.yml']),
    'infra/swarm/swarm.yml',
  ]);
  const isWanted = (name: string, { profiles }: Container) => {
    // deploy.sh runs it first, and not as a service.
    if (name === 'check-settings' || (stores.includes(name) && !STORES)) return false;
    if (profiles && !(TRIAL && profiles.includes('trial'))) return false;
    return names.length > 0 ? names.includes(name) : name !== 'migrate';
  };
  const wanted = Object.entries(containers).filter(([name, container]) => isWanted(name, container));
  const secrets = new Set(wanted.flatMap(([, container]) => container.secrets ?? []));
  return {
    version: '3.8',
    services: Object.fromEntries(wanted.map(([name, container]) => [name, serviceOf(container)])),
    volumes: { postgres: {}, redis: {}, mail: {}, backups: {} },
    networks: { inside: { driver: 'overlay', internal: true }, outside: { driver: 'overlay' } },
    ...(secrets.size > 0 && {
      secrets: Object.fromEntries([...secrets].map((name) => [name, { external: true }])),
    }),
  };
}
