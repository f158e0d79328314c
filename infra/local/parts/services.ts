import path from 'node:path';
import { type ServiceName, serviceDatabaseUrl } from '../../database/service-role';
import { dkimEnvironment, settingNames } from '../settings';
import type { ProcessSpec } from '../supervise/spec';
import { type Context, stages } from './context';
import { onDrawnPort } from './drawn-port';
import { embeddedSmtpUrl } from './mail';
import { embeddedDatabaseUrl } from './postgres';
import { embeddedRedisUrl } from './redis';
import { restartOnChange } from './restart-on-change';

type NodeProcess = {
  name: 'auth' | 'leads' | 'leads-worker' | 'metrics';
  service: ServiceName;
  program: string;
  stage: number;
  env: Record<string, string>;
};

/** Small heaps: what the services hold is in Postgres, and four of them share a small machine. */
const memoryFlags = (semiSpace: number) => ['--max-old-space-size=160', `--max-semi-space-size=${semiSpace}`];

/** What a service is made of: its own source, and that of the packages that every service starts from. */
const sourceFolders = (root: string, service: ServiceName) =>
  [service, 'platform', 'contracts'].map((name) => path.join(root, 'services', name, 'src'));

/** In MB. With less room for what lives shortly, leads takes a quarter fewer enquiries a second. */
const semiSpace = { auth: 1, leads: 32, 'leads-worker': 1, metrics: 1 };

/** The database's owner: who makes the roles of the services. */
export const ownerDatabaseUrl = (context: Context) =>
  context.settings.databaseUrl ?? embeddedDatabaseUrl(context);

/** The services and the worker, each with the settings that it needs and no other's secrets. */
export function serviceSpecs(context: Context): ProcessSpec[] {
  const { settings, secrets } = context;
  const session = { SESSION_PUBLIC_KEYS: secrets.sessionKeys.publicKey };
  const mail = {
    SMTP_URL: settings.smtpUrl ?? embeddedSmtpUrl(context),
    MAIL_FROM: settings.mailFrom,
    ...dkimEnvironment(settings),
  };
  const processes: NodeProcess[] = [
    {
      name: 'auth',
      service: 'auth',
      program: 'main.js',
      stage: stages.services,
      env: {
        ...session,
        SESSION_PRIVATE_KEY: secrets.sessionKeys.privateKey,
        AUTH_SECRET: secrets.session,
        ...mail,
      },
    },
    {
      name: 'leads',
      service: 'leads',
      program: 'main.js',
      stage: stages.services,
      env: {
        ...session,
        LEADS_SECRET: secrets.leads,
        SEED_TOKEN: settings.seedToken ?? secrets.seedToken,
        WEBHOOKS_ALLOW_PRIVATE: settings.webhooksAllowPrivate,
      },
    },
    {
      name: 'leads-worker',
      service: 'leads',
      program: 'worker.js',
      stage: stages.worker,
      env: {
        REDIS_URL: settings.redisUrl ?? embeddedRedisUrl(context),
        LEADS_SECRET: secrets.leads,
        ...mail,
        ALERT_TO: settings.alertTo,
        ALERTS_PER_MINUTE: settings.alertsPerMinute,
        THANK_YOU_MAILS_PER_DAY: settings.thankYouMailsPerDay,
        THANK_YOU_MAILS_PER_DAY_IN_ALL: settings.thankYouMailsPerDayInAll,
        CANARY_HOURS: settings.canary.hours,
        ...(settings.canary.url && { CANARY_URL: settings.canary.url }),
        ...(settings.canary.to && { CANARY_TO: settings.canary.to }),
        WEBHOOKS_ALLOW_PRIVATE: settings.webhooksAllowPrivate,
      },
    },
    { name: 'metrics', service: 'metrics', program: 'main.js', stage: stages.services, env: session },
  ];
  return processes.map((process) => onDrawnPort(context, process.name, (moved) => nodeSpec(moved, process)));
}

function nodeSpec(context: Context, { name, service, program, stage, env }: NodeProcess): ProcessSpec {
  const { root, paths, ports, secrets, settings, isDev } = context;
  const folder = path.join(root, 'services', service);
  return {
    name,
    command: process.execPath,
    args: isDev
      ? restartOnChange(path.join(folder, 'src', program.replace('.js', '.ts')), sourceFolders(root, service))
      : [...memoryFlags(semiSpace[name]), path.join(folder, 'build', program)],
    env: {
      ...inheritedEnvironment(),
      NODE_ENV: isDev ? 'development' : 'production',
      // What the start needed and nothing else does goes back to the system: 5 MB of each process.
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...(isDev && {
        SWC_NODE_PROJECT: path.join(folder, 'tsconfig.json'),
        // From Node.js 22 on: a restart is a fifth shorter when what has not changed is not compiled again.
        NODE_COMPILE_CACHE: path.join(paths.run, 'compile-cache'),
      }),
      HOST: '127.0.0.1',
      PORT: String(ports[name]),
      LOG_LEVEL: settings.logLevel,
      ...(settings.otlpEndpoint && { OTEL_EXPORTER_OTLP_ENDPOINT: settings.otlpEndpoint }),
      PUBLIC_URL: settings.publicUrl,
      DATABASE_POOL: String(settings.databasePool),
      DATABASE_URL: serviceDatabaseUrl(ownerDatabaseUrl(context), service, secrets.roles[service]),
      ...env,
    },
    cwd: paths.run,
    probe: { kind: 'http', port: ports[name], path: '/readyz' },
    // A changed source that does not compile answers nothing until it is mended.
    ...(!isDev && { alive: { kind: 'http', port: ports[name], path: '/healthz' } }),
    mayOverlap: true,
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 15_000,
    stage,
  };
}

/** The operator's environment without the stack's own settings: those go to the process that needs them. */
export function inheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && !settingNames.includes(entry[0].replace(/_FILE$/, '')),
    ),
  );
}
