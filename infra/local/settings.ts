import path from 'node:path';
import { agency, agencyDomain } from '@golghar/contracts';
import {
  address,
  dkimSettings,
  email,
  longSecret,
  mailboxText,
  needWholeDkim,
  oneOf,
  parseEnvironment,
  passphrase,
  port,
  wholeNumber,
} from '@golghar/platform/settings';
import * as z from 'zod';
import { adminName } from '../database/settings';
import { notificationSettings } from '../watchdog/settings';
import { Problem } from './setup/problem.cjs';

/** What `make up` takes from .env. */
export const stackSettings = z.object({
  GATEWAY_PORT: port.default(8080),
  MAIL_PORT: port.default(8025),
  LOCAL_DIR: z.string().default('.local'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  REDIS_URL: address('redis', 'rediss').optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  PUBLIC_URL: address('http', 'https').optional(),
  ADMIN_EMAIL: email.default(`admin@${agencyDomain}`),
  ADMIN_NAME: adminName,
  ADMIN_PASSWORD: passphrase.max(128).optional(),
  ALERT_TO: email.optional(),
  ALERTS_PER_MINUTE: wholeNumber(1, 99_999).default(300),
  THANK_YOU_MAILS_PER_DAY: wholeNumber(0, 99).default(2),
  THANK_YOU_MAILS_PER_DAY_IN_ALL: wholeNumber(0, 99_999).default(500),
  CANARY_HOURS: wholeNumber(0, 168).default(6),
  CANARY_URL: address('http', 'https').optional(),
  CANARY_TO: email.optional(),
  WEBHOOKS_ALLOW_PRIVATE: oneOf('true', 'false').default('false'),
  MAIL_FROM: mailboxText.default(`${agency.fullName} <${agency.email}>`),
  ...dkimSettings.shape,
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https').optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace').default('info'),
  // By default an address that nobody has (RFC 5737).
  TRUSTED_PROXY: z
    .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be an address or a network')
    .default('192.0.2.1'),
  DATABASE_POOL: wholeNumber(1, 100).default(10),
  SEED_TOKEN: longSecret.optional(),
  RELEASES_URL: address('https', 'http').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: passphrase.optional(),
  BACKUP_INTERVAL_HOURS: wholeNumber(0, 168).default(24),
  WATCHDOG: oneOf('on', 'off').default('on'),
  ...notificationSettings.shape,
});

export const settingNames: readonly string[] = Object.keys(stackSettings.shape);

const schema = needWholeDkim(stackSettings).refine((env) => env.GATEWAY_PORT !== env.MAIL_PORT, {
  path: ['MAIL_PORT'],
  error: 'must be another port than GATEWAY_PORT',
});

/** Settings of the local stack; .env.example describes them. */
export type Settings = z.output<typeof stackSettings> & { PUBLIC_URL: string; ALERT_TO: string };

/** @throws Problem that names every setting that can't be used */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = parseEnvironment(schema, env, 'Settings to fix in .env or the environment:', Problem);
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.GATEWAY_PORT}`;
  return {
    ...read,
    PUBLIC_URL: publicUrl.replace(/\/+$/, ''),
    ALERT_TO: read.ALERT_TO ?? read.ADMIN_EMAIL,
  };
}

/** Paths in a LOCAL_DIR. */
export const localPaths = (localDir: string) => ({
  run: path.join(localDir, 'run'),
  log: path.join(localDir, 'log'),
  postgres: path.join(localDir, 'postgres'),
  redis: path.join(localDir, 'redis'),
  mail: path.join(localDir, 'mail'),
  backups: path.join(localDir, 'backups'),
  gateway: path.join(localDir, 'gateway'),
  packages: path.join(localDir, 'packages'),
  ports: path.join(localDir, 'ports.json'),
  secrets: path.join(localDir, 'secrets.json'),
  oneTimePassword: path.join(localDir, 'one-time-password'),
});

export type LocalPaths = ReturnType<typeof localPaths>;

/** What every command of the stack gets. */
export type CommandOptions = {
  root: string;
  /** A real path. */
  localDir: string;
  /** Name of one process, if given. */
  name?: string;
};
