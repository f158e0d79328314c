import { once } from 'node:events';
import path from 'node:path';
import { misspeltIn } from '../environment/explained';
import { makeBackups } from './backups';
import { migrate, type SignIn } from './first-admin';
import type { Context } from './parts/context';
import { followServices, gatewaySpec, needNginx } from './parts/gateway';
import { mailSpec, pagesSpec, serviceSpecs, watchdogSpec } from './parts/node-processes';
import { createDatabase, preparePostgres } from './parts/postgres';
import { ownFolders } from './parts/postgres-home';
import { redisSpec } from './parts/redis';
import { type InnerPort, loadPorts, needPort } from './ports';
import { loadSecrets } from './secrets';
import { localPaths, readSettings } from './settings';
import type { Progress } from './setup/progress.cjs';
import { endOrphans } from './supervise/pids';
import type { ProcessSpec } from './supervise/state';
import { Supervisor } from './supervise/supervisor';

export type UpOptions = {
  root: string;
  /** A real path. */
  localDir: string;
  progress: Progress;
  /** Aborts when the stack is to end. */
  signal: AbortSignal;
  /** Whether changed sources take effect at once. */
  isDev: boolean;
  /** Builds the services and the site; the signal ends it. */
  build: (signal: AbortSignal) => Promise<void>;
};

/** Starts the stack, keeps it running until the signal, and stops it. Returns the exit code. */
export async function up(options: UpOptions): Promise<number> {
  const { localDir, progress, signal } = options;
  signal.throwIfAborted();
  const aborted = once(signal, 'abort');
  // When one part can't start, there is no use in preparing the others.
  const failed = new AbortController();
  const context = await prepareContext(options, AbortSignal.any([signal, failed.signal]));
  const supervisor = new Supervisor({
    runDir: context.paths.run,
    logDir: context.paths.log,
    ownFolders: ownFolders(localDir),
    report: (line) => progress.line(line),
  });
  context.portChanged = (name) => tellOfPort(context, supervisor, name);
  try {
    const signIn = await Promise.race([startAll(context, supervisor, options.build), aborted]);
    if ('email' in signIn) {
      supervisor.completed();
      progress.line(summary(context, signIn, supervisor.held()));
      await Promise.all([makeBackups(context, signal), aborted]);
    }
    return 0;
  } finally {
    failed.abort();
    await stopAll(supervisor, options);
  }
}

async function prepareContext(
  { root, localDir, progress, isDev }: UpOptions,
  signal: AbortSignal,
): Promise<Context> {
  for (const line of misspeltIn(path.join(root, '.env'))) progress.line(line);
  const settings = readSettings(process.env);
  const paths = localPaths(localDir);
  const orphans = await endOrphans(paths.run, ownFolders(localDir));
  if (orphans.length > 0)
    progress.line(`Stopped what an earlier run had left behind: ${orphans.join(', ')}.`);
  await needPort('GATEWAY_PORT', settings.GATEWAY_PORT);
  if (!settings.SMTP_URL) await needPort('MAIL_PORT', settings.MAIL_PORT);
  return {
    root,
    paths,
    settings,
    isDev,
    progress,
    signal,
    ports: loadPorts(paths.ports),
    secrets: loadSecrets(paths.secrets),
    portChanged: async () => undefined,
  };
}

/** Tells the processes that were started with a service's port its new one. */
async function tellOfPort(context: Context, supervisor: Supervisor, name: InnerPort): Promise<void> {
  if (!supervisor.has('gateway') || name === 'watchdog') return;
  await followServices(context);
  await supervisor.restart('watchdog');
}

/** Starts everything in order of dependency, independent parts in parallel. */
async function startAll(
  context: Context,
  supervisor: Supervisor,
  build: UpOptions['build'],
): Promise<SignIn> {
  const { progress, settings } = context;
  const start = async (spec: ProcessSpec | Promise<ProcessSpec>, title: string) => {
    const made = await spec;
    await progress.step(`Starting ${title}`, () => supervisor.start(made));
  };
  const built = build(context.signal);
  const nginx = needNginx(context);
  const database = settings.DATABASE_URL ? undefined : startDatabase(context, start);
  const redis = settings.REDIS_URL ? undefined : start(redisSpec(context), 'Redis');
  const mail = settings.SMTP_URL ? undefined : start(mailSpec(context), 'the mail inbox');
  // The first failure is reported; stopping the stack waits for the others.
  const [, found] = await Promise.all([built, nginx, database, redis, mail]);
  const signIn = await progress.step('Bringing the database up to date', () => migrate(context));
  const services = await serviceSpecs(context);
  await progress.step('Starting the services', () =>
    Promise.all(services.map((spec) => supervisor.start(spec))),
  );
  if (context.isDev) await start(pagesSpec(context), 'Vite');
  await start(gatewaySpec(context, found), 'the gateway');
  if (settings.WATCHDOG === 'on') await start(watchdogSpec(context), 'the watchdog');
  return signIn;
}

async function startDatabase(
  context: Context,
  start: (spec: ProcessSpec, title: string) => Promise<void>,
): Promise<void> {
  await start(await preparePostgres(context), 'Postgres');
  await createDatabase(context);
}

async function stopAll(supervisor: Supervisor, { progress }: UpOptions): Promise<void> {
  // A second Ctrl-C means that somebody does not want to wait.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => supervisor.kill());
  await progress.step('Stopping', () => supervisor.stop());
}

/** What to print when the stack is ready: its addresses and how to sign in. */
function summary(
  { root, settings, paths }: Context,
  { email, oneTimePassword }: SignIn,
  held: string[],
): string {
  const { GATEWAY_PORT, MAIL_PORT, SMTP_URL, BACKUP_INTERVAL_HOURS: hours, BACKUP_DIR } = settings;
  const site = `http://localhost:${GATEWAY_PORT}`;
  const folder = path.relative(root, BACKUP_DIR ?? paths.backups);
  const rows = [
    ['Site', site],
    ['Back office', `${site}/admin/login`],
    ['Mail inbox', SMTP_URL ? '' : `http://localhost:${MAIL_PORT}`],
    ['Sign in as', email],
    ['One-time password', oneTimePassword ?? ''],
    ['Backups', hours > 0 ? `every ${hours} hours into ${folder}` : 'not automatic: make backup makes one'],
    ['Not started', held[0] ? `${held.join(', ')} (make start name=${held[0]})` : ''],
  ];
  const lines = rows.flatMap(([name = '', value]) => (value ? [`  ${name.padEnd(18)} ${value}`] : []));
  return ['', ...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}
