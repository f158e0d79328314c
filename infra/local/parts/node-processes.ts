import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type ServiceName, serviceDatabaseUrl } from '../../database/service-role';
import { environmentOf, inheritedEnvironment } from '../environment';
import type { ProcessSpec } from '../supervise/state';
import { type Context, onRandomPort } from './context';

const http = (port: number, path: string) => ({ kind: 'http' as const, port, path });

/** The mail catcher: accepts every mail and shows it at MAIL_PORT, so that a trial needs no mail server. */
export const mailSpec = (context: Context): Promise<ProcessSpec> =>
  onRandomPort(context, 'smtp', ({ root, paths, ports, settings: { MAIL_PORT } }) => ({
    name: 'mail',
    command: process.execPath,
    args: [path.join(root, 'infra/dist/mail/main.js')],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(MAIL_PORT),
      SMTP_PORT: String(ports.smtp),
      MAIL_DIR: paths.mail,
    },
    cwd: paths.run,
    probe: http(MAIL_PORT, '/readyz'),
    alive: http(MAIL_PORT, '/healthz'),
  }));

/** Vite, which serves pages from their sources and updates open ones. */
export const pagesSpec = (context: Context): Promise<ProcessSpec> =>
  onRandomPort(context, 'pages', ({ root, paths, ports }) => ({
    name: 'pages',
    command: process.execPath,
    args: [
      ...[path.join(root, 'node_modules/@react-router/dev/bin.js'), 'dev', path.join(root, 'web')],
      ...['--host', '127.0.0.1', '--port', String(ports.pages), '--strictPort'],
    ],
    env: { ...inheritedEnvironment(), NODE_ENV: 'development' },
    cwd: paths.run,
    probe: http(ports.pages, '/'),
  }));

type Process = {
  name: 'auth' | 'leads' | 'leads-worker' | 'metrics' | 'watchdog';
  /** The service whose role it uses in the database. */
  service: ServiceName;
  /** MB of V8's young generation. With less, leads takes a quarter fewer enquiries a second. */
  semiSpace: number;
};

const services: Process[] = [
  // First, so that it stops last and still mails what the others accepted.
  { name: 'leads-worker', service: 'leads', semiSpace: 1 },
  { name: 'auth', service: 'auth', semiSpace: 1 },
  { name: 'leads', service: 'leads', semiSpace: 32 },
  { name: 'metrics', service: 'metrics', semiSpace: 1 },
];

/** Checks all the others and alerts operators; stops first, so that it does not report the others as down. */
const watchdog: Process = { name: 'watchdog', service: 'leads', semiSpace: 1 };

type Compose = { services: Record<Process['name'], { environment: Record<string, string> }> };

/** The environment of a process: that of its container, without the secrets of others. */
function settingsOf(context: Context, name: Process['name']): Record<string, string> {
  const compose: Compose = parse(readFileSync(path.join(context.root, 'docker-compose.yml'), 'utf8'), {
    merge: true,
  });
  const names = Object.keys(compose.services[name].environment);
  const all = environmentOf(context, context.settings, context.paths);
  return Object.fromEntries(Object.entries(all).filter(([key, value]) => value && names.includes(key)));
}

export const serviceSpecs = (context: Context) =>
  Promise.all(services.map((process) => specOf(context, process)));

export const watchdogSpec = (context: Context) => specOf(context, watchdog);

const specOf = (context: Context, process: Process): Promise<ProcessSpec> =>
  onRandomPort(context, process.name, (moved) => nodeSpec(moved, process));

function nodeSpec(context: Context, { name, service, semiSpace }: Process): ProcessSpec {
  const { root, paths, ports, secrets, isDev } = context;
  const isService = name !== 'watchdog';
  const told = settingsOf(context, name);
  const isSourceRun = isDev && isService;
  const folder = path.join(root, 'services', service);
  const program = name === 'leads-worker' ? 'worker' : 'main';
  const built = isService
    ? path.join(folder, 'build', `${program}.js`)
    : path.join(root, 'infra/dist/watchdog/main.js');
  return {
    name,
    command: process.execPath,
    args: isSourceRun
      ? restartOnChange(
          path.join(folder, 'src', `${program}.ts`),
          [service, 'platform', 'contracts'].map((one) => path.join(root, 'services', one, 'src')),
        )
      : // Small heaps: what they hold is in Postgres, and five of them share a small machine.
        [`--max-old-space-size=${isService ? 160 : 48}`, `--max-semi-space-size=${semiSpace}`, built],
    env: {
      ...inheritedEnvironment(),
      NODE_ENV: isDev ? 'development' : 'production',
      // Returns what only the start needed to the system: 5 MB per process.
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...(isSourceRun && {
        SWC_NODE_PROJECT: path.join(folder, 'tsconfig.json'),
        // From Node.js 22 on: caching compiled code makes a restart a fifth shorter.
        NODE_COMPILE_CACHE: path.join(paths.run, 'compile-cache'),
      }),
      HOST: '127.0.0.1',
      PORT: String(ports[name]),
      ...told,
      DATABASE_URL: serviceDatabaseUrl(told.DATABASE_URL ?? '', service, secrets.roles[service]),
      ...(!isService && watchedBy(context)),
    },
    cwd: paths.run,
    probe: http(ports[name], '/readyz'),
    // A source that does not compile answers nothing until it is fixed.
    ...(!isSourceRun && { alive: http(ports[name], '/healthz') }),
    mayOverlap: true,
  };
}

function watchedBy({ ports, settings, paths }: Context): Record<string, string> {
  const addresses = services.map(({ name }) => `${name}=http://127.0.0.1:${ports[name]}`);
  return {
    WATCHED: [`gateway=http://127.0.0.1:${settings.GATEWAY_PORT}/robots.txt`, ...addresses].join(),
    WATCHED_FOLDERS: path.dirname(paths.run),
  };
}

/**
 * Arguments of Node.js that run a TypeScript program and restart it whenever a source file in the folders changes. Node's own
 * `--watch` follows inodes on Linux: it misses a file that an editor or git has replaced.
 */
export function restartOnChange(program: string, folders: readonly string[]): string[] {
  const nodeArgs = ['--conditions=source', `--require=${require.resolve('@swc-node/register')}`, program];
  return [
    path.join(path.dirname(require.resolve('nodemon/package.json')), 'bin/nodemon.js'),
    '--quiet',
    '--no-stdin',
    ...folders.flatMap((folder) => ['--watch', folder]),
    ...['--ext', 'ts', '--ignore', '*.test.ts'],
    ...['--delay', '50ms', '--signal', 'SIGTERM'],
    // Replaces the shell, so that signals reach the program.
    ...['--exec', `exec ${[process.execPath, ...nodeArgs].map((word) => `"${word}"`).join(' ')}`],
  ];
}
