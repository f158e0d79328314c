import path from 'node:path';
import { agency, agencyDomain } from '@golghar/contracts';
import { dkimOf, dkimSettings, mailboxText, needWholeDkim } from '@golghar/platform/sender';
import * as z from 'zod';
import { adminName } from '../database/settings';
import { givenSettings, oneOf } from '../environment/read-environment';
import { Problem } from './setup/problem.cjs';

const port = (normal: number) =>
  z.coerce.number('must be a port number').int().min(1).max(65535, 'must be at most 65535').default(normal);

/** An address with one of these schemes, as in postgres://user:password@host:port/name. */
const address = (...schemes: string[]) =>
  z
    .url({
      protocol: new RegExp(`^(${schemes.join('|')})$`),
      error: `must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    })
    .optional();

const poolSize = 'must be a number from 1 to 100';
const backupHours = 'must be a number of hours from 0 to 168';

/** What `make up` takes from .env. */
export const stackSettings = z.object({
  GATEWAY_PORT: port(8080),
  MAIL_PORT: port(8025),
  LOCAL_DIR: z.string().default('.local'),
  DATABASE_URL: address('postgres', 'postgresql'),
  REDIS_URL: address('redis', 'rediss'),
  SMTP_URL: address('smtp', 'smtps'),
  PUBLIC_URL: address('http', 'https'),
  ADMIN_EMAIL: z.email('must be an e-mail address').default(`admin@${agencyDomain}`),
  ADMIN_NAME: adminName,
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').max(128).optional(),
  ALERT_TO: z.email('must be an e-mail address').optional(),
  ALERTS_PER_MINUTE: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a number from 1 to 99999')
    .default('300'),
  THANK_YOU_MAILS_PER_DAY: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number from 0 to 99')
    .default('2'),
  THANK_YOU_MAILS_PER_DAY_IN_ALL: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 0 to 99999')
    .default('500'),
  CANARY_HOURS: z
    .string()
    .regex(/^(\d{1,2}|1[0-5]\d|16[0-8])$/, 'must be a number of hours from 0 to 168')
    .default('6'),
  CANARY_URL: address('http', 'https'),
  CANARY_TO: z.email('must be an e-mail address').optional(),
  WEBHOOKS_ALLOW_PRIVATE: oneOf('true', 'false').default('false'),
  MAIL_FROM: mailboxText.default(`${agency.fullName} <${agency.email}>`),
  ...dkimSettings.shape,
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace').default('info'),
  // Without one: an address that nobody has (RFC 5737).
  TRUSTED_PROXY: z
    .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be an address or a network')
    .default('192.0.2.1'),
  DATABASE_POOL: z.coerce.number(poolSize).int(poolSize).min(1, poolSize).max(100, poolSize).default(10),
  SEED_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  BACKUP_INTERVAL_HOURS: z.coerce
    .number(backupHours)
    .int(backupHours)
    .min(0, backupHours)
    .max(168, backupHours)
    .default(24),
  WATCHDOG: oneOf('on', 'off').default('on'),
  WATCHDOG_TO: z.email('must be an e-mail address').optional(),
  WATCHDOG_SMTP_URL: address('smtp', 'smtps'),
  WATCHDOG_WEBHOOK_URL: address('https', 'http'),
  WATCHDOG_WEBHOOK_KIND: oneOf('json', 'slack', 'discord', 'ntfy').default('json'),
});

/** Names of the stack's settings. */
export const settingNames: readonly string[] = Object.keys(stackSettings.shape);

const schema = needWholeDkim(stackSettings)
  .refine((env) => env.GATEWAY_PORT !== env.MAIL_PORT, {
    path: ['MAIL_PORT'],
    error: 'must be another port than GATEWAY_PORT',
  })
  .transform((env) => ({
    gatewayPort: env.GATEWAY_PORT,
    mailPort: env.MAIL_PORT,
    localDir: env.LOCAL_DIR,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.GATEWAY_PORT}`).replace(/\/+$/, ''),
    adminEmail: env.ADMIN_EMAIL,
    adminName: env.ADMIN_NAME,
    adminPassword: env.ADMIN_PASSWORD,
    alertTo: env.ALERT_TO ?? env.ADMIN_EMAIL,
    alertsPerMinute: env.ALERTS_PER_MINUTE,
    thankYouMailsPerDay: env.THANK_YOU_MAILS_PER_DAY,
    thankYouMailsPerDayInAll: env.THANK_YOU_MAILS_PER_DAY_IN_ALL,
    canary: { hours: env.CANARY_HOURS, url: env.CANARY_URL, to: env.CANARY_TO },
    webhooksAllowPrivate: env.WEBHOOKS_ALLOW_PRIVATE,
    mailFrom: env.MAIL_FROM,
    dkim: dkimOf(env),
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
    trustedProxy: env.TRUSTED_PROXY,
    databasePool: env.DATABASE_POOL,
    seedToken: env.SEED_TOKEN,
    backupDir: env.BACKUP_DIR,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    backupIntervalHours: env.BACKUP_INTERVAL_HOURS,
    watchdog: {
      isOn: env.WATCHDOG === 'on',
      to: env.WATCHDOG_TO,
      smtpUrl: env.WATCHDOG_SMTP_URL,
      webhookUrl: env.WATCHDOG_WEBHOOK_URL,
      webhookKind: env.WATCHDOG_WEBHOOK_KIND,
    },
  }));

/** Settings of the local stack; .env.example tells what each is for. */
export type Settings = z.output<typeof schema>;

/** What the processes that send mail are told of signing. */
export const dkimEnvironment = ({ dkim }: Pick<Settings, 'dkim'>): Record<string, string> =>
  dkim
    ? {
        MAIL_DKIM_DOMAIN: dkim.domainName,
        MAIL_DKIM_SELECTOR: dkim.keySelector,
        MAIL_DKIM_PRIVATE_KEY: dkim.privateKey,
      }
    : {};

/**
 * Reads the settings. An empty value counts as not set; `KEY_FILE` names a file that holds the value of `KEY`.
 * @throws Problem that names every setting that can't be used
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { given, unreadable } = givenSettings(settingNames, env);
  const result = schema.safeParse(given);
  if (result.success && unreadable.length === 0) return result.data;
  const wrong = result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  const lines = [...unreadable, ...wrong].map((line) => `  ${line}`);
  throw new Problem(['Settings to mend in .env or the environment:', ...lines].join('\n'));
}

/** Where things lie in a LOCAL_DIR. */
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
  /** Name of one process, where it was given. */
  name?: string;
};
