import { embeddedSmtpUrl } from './parts/mail';
import { embeddedDatabaseUrl } from './parts/postgres';
import { embeddedRedisUrl } from './parts/redis';
import { inheritedEnvironment } from './parts/services';
import type { Ports } from './ports';
import { readJson } from './private-file';
import type { Secrets } from './secrets';
import { dkimEnvironment, localPaths, readSettings } from './settings';

/** The stack as the operator's programs are told of it, by the names that a container has. */
export function localEnvironment(localDir: string): Record<string, string> {
  const paths = localPaths(localDir);
  const settings = readSettings(process.env);
  const secrets = readJson(paths.secrets) as Secrets;
  const ports = readJson(paths.ports) as Ports;
  return {
    ...inheritedEnvironment(),
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: settings.databaseUrl ?? embeddedDatabaseUrl({ ports, secrets }),
    AUTH_DATABASE_PASSWORD: secrets.roles.auth,
    LEADS_DATABASE_PASSWORD: secrets.roles.leads,
    METRICS_DATABASE_PASSWORD: secrets.roles.metrics,
    REDIS_URL: settings.redisUrl ?? embeddedRedisUrl({ ports, secrets }),
    SMTP_URL: settings.smtpUrl ?? embeddedSmtpUrl({ ports }),
    MAIL_FROM: settings.mailFrom,
    ...dkimEnvironment(settings),
    BACKUP_DIR: settings.backupDir ?? paths.backups,
    ...(settings.backupPassphrase && { BACKUP_PASSPHRASE: settings.backupPassphrase }),
  };
}
