import path from 'node:path';
import { serviceDatabaseUrl } from '../../database/service-role';
import { dkimEnvironment } from '../settings';
import type { ProcessSpec } from '../supervise/spec';
import { type Context, stages } from './context';
import { onDrawnPort } from './drawn-port';
import { embeddedSmtpUrl } from './mail';
import { inheritedEnvironment, ownerDatabaseUrl } from './services';

/** What looks at all the others and tells operators. */
export const watchdogSpec = (context: Context) => onDrawnPort(context, 'watchdog', specOn);

function specOn(context: Context): ProcessSpec {
  const { root, paths, ports, secrets, settings } = context;
  const { watchdog } = settings;
  const watched = {
    gateway: `http://127.0.0.1:${settings.gatewayPort}/robots.txt`,
    ...Object.fromEntries(
      (['auth', 'leads', 'leads-worker', 'metrics'] as const).map((name) => [
        name,
        `http://127.0.0.1:${ports[name]}`,
      ]),
    ),
  };
  return {
    name: 'watchdog',
    command: process.execPath,
    args: [
      '--max-old-space-size=48',
      '--max-semi-space-size=1',
      path.join(root, 'infra/dist/watchdog/main.js'),
    ],
    env: {
      ...inheritedEnvironment(),
      PORT: String(ports.watchdog),
      PUBLIC_URL: settings.publicUrl,
      DATABASE_URL: serviceDatabaseUrl(ownerDatabaseUrl(context), 'leads', secrets.roles.leads),
      WATCHED: Object.entries(watched)
        .map(([name, address]) => `${name}=${address}`)
        .join(),
      WATCHED_FOLDERS: path.dirname(paths.run),
      BACKUP_DIR: settings.backupDir ?? paths.backups,
      MAIL_FROM: settings.mailFrom,
      ...dkimEnvironment(settings),
      SMTP_URL: settings.smtpUrl ?? embeddedSmtpUrl(context),
      ...(watchdog.smtpUrl && { WATCHDOG_SMTP_URL: watchdog.smtpUrl }),
      ALERT_TO: settings.alertTo,
      ...(watchdog.to && { WATCHDOG_TO: watchdog.to }),
      ...(watchdog.webhookUrl && {
        WATCHDOG_WEBHOOK_URL: watchdog.webhookUrl,
        WATCHDOG_WEBHOOK_KIND: watchdog.webhookKind,
      }),
    },
    cwd: paths.run,
    probe: { kind: 'http', port: ports.watchdog, path: '/readyz' },
    alive: { kind: 'http', port: ports.watchdog, path: '/healthz' },
    mayOverlap: true,
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 5_000,
    // The first to stop: it must not see the others stop.
    stage: stages.watchdog,
  };
}
