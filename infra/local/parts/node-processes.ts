import path from 'node:path';
import { type ServiceName, serviceDatabaseUrl } from '../../database/service-role';
import { environmentOf, inheritedEnvironment } from '../environment';
import type { ProcessSpec } from '../supervise/state';
import { type Context, stages } from './context';
import { onDrawnPort } from './drawn-port';
import { restartOnChange } from './restart-on-change';

const http = (port: number, path: string) => ({ kind: 'http' as const, port, path });

/** The mail catcher: takes every mail and shows it at MAIL_PORT, so that a trial needs no mail server. */
export const mailSpec = (context: Context): ProcessSpec =>
  onDrawnPort(context, 'smtp', ({ root, paths, ports, settings: { MAIL_PORT } }) => ({
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
    stage: stages.stores,
  }));

/** Vite, which serves the pages from their sources and tells open ones what has changed. */
export const pagesSpec = (context: Context): ProcessSpec =>
  onDrawnPort(context, 'pages', ({ root, paths, ports }) => ({
    name: 'pages',
    command: process.execPath,
    args: [
      ...[path.join(root, 'node_modules/@react-router/dev/bin.js'), 'dev', path.join(root, 'web')],
      ...['--host', '127.0.0.1', '--port', String(ports.pages), '--strictPort'],
    ],
    env: { ...inheritedEnvironment(), NODE_ENV: 'development' },
    cwd: paths.run,
    probe: http(ports.pages, '/'),
    stage: stages.services,
  }));

type Process = {
  name: 'auth' | 'leads' | 'leads-worker' | 'metrics' | 'watchdog';
  /** As which service's role it uses the database. */
  service: ServiceName;
  stage: number;
  /** In MB. With less room for what lives shortly, leads takes a quarter fewer enquiries a second. */
  semiSpace: number;
  /** What it gets beside what all get: no other's secrets. */
  settings: (keyof ReturnType<typeof environmentOf>)[];
};

const mailSettings = [
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_DKIM_DOMAIN',
  'MAIL_DKIM_SELECTOR',
  'MAIL_DKIM_PRIVATE_KEY',
] as const;
const commonSettings = ['LOG_LEVEL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'PUBLIC_URL', 'DATABASE_POOL'] as const;

const services: Process[] = [
  {
    name: 'auth',
    service: 'auth',
    stage: stages.services,
    semiSpace: 1,
    settings: ['SESSION_PUBLIC_KEYS', 'SESSION_PRIVATE_KEY', 'AUTH_SECRET', ...mailSettings],
  },
  {
    name: 'leads',
    service: 'leads',
    stage: stages.services,
    semiSpace: 32,
    settings: ['SESSION_PUBLIC_KEYS', 'LEADS_SECRET', 'SEED_TOKEN', 'WEBHOOKS_ALLOW_PRIVATE'],
  },
  {
    name: 'leads-worker',
    service: 'leads',
    stage: stages.worker,
    semiSpace: 1,
    settings: [
      ...(['REDIS_URL', 'LEADS_SECRET', ...mailSettings, 'ALERT_TO', 'ALERTS_PER_MINUTE'] as const),
      ...(['THANK_YOU_MAILS_PER_DAY', 'THANK_YOU_MAILS_PER_DAY_IN_ALL'] as const),
      ...(['CANARY_HOURS', 'CANARY_URL', 'CANARY_TO', 'WEBHOOKS_ALLOW_PRIVATE'] as const),
    ],
  },
  {
    name: 'metrics',
    service: 'metrics',
    stage: stages.services,
    semiSpace: 1,
    settings: ['SESSION_PUBLIC_KEYS'],
  },
];

/** Looks at all the others and tells operators; the first to stop, as it must not see the others stop. */
const watchdog: Process = {
  name: 'watchdog',
  service: 'leads',
  stage: stages.watchdog,
  semiSpace: 1,
  settings: [
    ...([...mailSettings, 'BACKUP_DIR', 'ALERT_TO', 'WATCHDOG_TO', 'WATCHDOG_SMTP_URL'] as const),
    ...(['WATCHDOG_WEBHOOK_URL', 'WATCHDOG_WEBHOOK_KIND'] as const),
  ],
};

/** The services and the worker. */
export const serviceSpecs = (context: Context) => services.map((process) => specOf(context, process));

export const watchdogSpec = (context: Context) => specOf(context, watchdog);

const specOf = (context: Context, process: Process): ProcessSpec =>
  onDrawnPort(context, process.name, (moved) => nodeSpec(moved, process));

function nodeSpec(context: Context, made: Process): ProcessSpec {
  const { name, service, stage, semiSpace } = made;
  const { root, paths, ports, settings, secrets, isDev } = context;
  const isService = name !== 'watchdog';
  const all = environmentOf(context, settings, paths);
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
      // What the start needed and nothing else does goes back to the system: 5 MB of each process.
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...(isSourceRun && {
        SWC_NODE_PROJECT: path.join(folder, 'tsconfig.json'),
        // From Node.js 22 on: a restart is a fifth shorter when what has not changed is not compiled again.
        NODE_COMPILE_CACHE: path.join(paths.run, 'compile-cache'),
      }),
      HOST: '127.0.0.1',
      PORT: String(ports[name]),
      ...Object.fromEntries(
        [...commonSettings, ...made.settings].flatMap((key) => (all[key] ? [[key, all[key]]] : [])),
      ),
      DATABASE_URL: serviceDatabaseUrl(all.DATABASE_URL, service, secrets.roles[service]),
      ...(!isService && watchedBy(context)),
    },
    cwd: paths.run,
    probe: http(ports[name], '/readyz'),
    // A changed source that does not compile answers nothing until it is mended.
    ...(!isSourceRun && { alive: http(ports[name], '/healthz') }),
    mayOverlap: true,
    stage,
  };
}

/** What the watchdog looks at. */
function watchedBy({ ports, settings, paths }: Context): Record<string, string> {
  const addresses = services.map(({ name }) => `${name}=http://127.0.0.1:${ports[name]}`);
  return {
    WATCHED: [`gateway=http://127.0.0.1:${settings.GATEWAY_PORT}/robots.txt`, ...addresses].join(),
    WATCHED_FOLDERS: path.dirname(paths.run),
  };
}
