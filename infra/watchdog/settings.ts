import { dkimOf, dkimSettings, mailboxText, needWholeDkim } from '@golghar/platform/sender';
import * as z from 'zod';
import { oneOf, readEnvironment } from '../environment/read-environment';

const port = z.coerce.number('must be a port number').int().min(1).max(65535);

/** `name=address` with commas between: an address without a path is a service of ours, of which health is asked. */
const watched = z.string('is missing').transform((text, context) =>
  text.split(',').map((part) => {
    const [name = '', address = ''] = part.trim().split(/=(.*)/s);
    if (!name || !URL.canParse(address)) context.addIssue(`has no address in "${part}"`);
    return { name, address };
  }),
);

const url = (...schemes: string[]) =>
  z.url({ protocol: new RegExp(`^(${schemes.join('|')})$`), error: `must begin with ${schemes[0]}://` });

const schema = needWholeDkim(
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: port,
    PUBLIC_URL: url('http', 'https'),
    /** As the role of leads, which knows the alerts and keeps the report. */
    DATABASE_URL: url('postgres', 'postgresql'),
    WATCHED: watched,
    /** Folders whose disks must not run full, with commas between them. */
    WATCHED_FOLDERS: z.string().default('/'),
    /** Empty: nobody looks for backups. */
    BACKUP_DIR: z.string().optional(),
    MAIL_FROM: mailboxText,
    /** The agency's own mail server, when there is no second one. */
    SMTP_URL: url('smtp', 'smtps'),
    WATCHDOG_SMTP_URL: url('smtp', 'smtps').optional(),
    // Signed by either server: the second one may be missing in SPF, and the signature alone speaks for its mails.
    ...dkimSettings.shape,
    ALERT_TO: z.email('must be an e-mail address'),
    /** Who is told beside the admins, and alone while Postgres is away from the start; ALERT_TO by default. */
    WATCHDOG_TO: z.email('must be an e-mail address').optional(),
    WATCHDOG_WEBHOOK_URL: url('https', 'http').optional(),
    WATCHDOG_WEBHOOK_KIND: oneOf('json', 'slack', 'discord', 'ntfy').default('json'),
  }),
);

/** @throws Error that names every setting that can't be used; an empty value counts as not set */
export function readWatchdogSettings(environment: NodeJS.ProcessEnv) {
  const env = readEnvironment(schema, environment);
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    watched: env.WATCHED,
    folders: env.WATCHED_FOLDERS.split(',').map((folder) => folder.trim()),
    backupFolder: env.BACKUP_DIR,
    mailFrom: env.MAIL_FROM,
    smtpUrl: env.WATCHDOG_SMTP_URL ?? env.SMTP_URL,
    dkim: dkimOf(env),
    to: env.WATCHDOG_TO ?? env.ALERT_TO,
    webhook: env.WATCHDOG_WEBHOOK_URL && {
      url: env.WATCHDOG_WEBHOOK_URL,
      kind: env.WATCHDOG_WEBHOOK_KIND,
    },
  };
}

export type WatchdogSettings = ReturnType<typeof readWatchdogSettings>;
