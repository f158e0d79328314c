import {
  address,
  dkimSettings,
  email,
  mailboxText,
  needWholeDkim,
  oneOf,
  port,
} from '@golghar/platform/settings';
import * as z from 'zod';

/** `name=address` with commas between: an address without a path is a service of ours, of which health is asked. */
const watched = z.string('is missing').transform((text, context) =>
  text.split(',').map((part) => {
    const [name = '', address = ''] = part.trim().split(/=(.*)/s);
    if (!name || !URL.canParse(address)) context.addIssue(`has no address in "${part}"`);
    return { name, address };
  }),
);

/** How operators are told; make up takes them from .env, too. */
export const notificationSettings = z.object({
  /** Who is told beside the admins, and alone while Postgres is away from the start; ALERT_TO by default. */
  WATCHDOG_TO: email.optional(),
  /** The agency's own mail server, when there is no second one. */
  WATCHDOG_SMTP_URL: address('smtp', 'smtps').optional(),
  WATCHDOG_WEBHOOK_URL: address('https', 'http').optional(),
  WATCHDOG_WEBHOOK_KIND: oneOf('json', 'slack', 'discord', 'ntfy').default('json'),
});

export const watchdogSettings = needWholeDkim(
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: port,
    PUBLIC_URL: address('http', 'https').transform((url) => url.replace(/\/+$/, '')),
    /** As the role of leads, which knows the alerts and keeps the report. */
    DATABASE_URL: address('postgres', 'postgresql'),
    WATCHED: watched,
    /** Folders whose disks must not run full, with commas between them. */
    WATCHED_FOLDERS: z
      .string()
      .default('/')
      .transform((folders) => folders.split(',').map((folder) => folder.trim())),
    /** Empty: nobody looks for backups. */
    BACKUP_DIR: z.string().optional(),
    MAIL_FROM: mailboxText,
    SMTP_URL: address('smtp', 'smtps'),
    // Signed by either server: the second one may be missing in SPF, and the signature alone speaks for its mails.
    ...dkimSettings.shape,
    ALERT_TO: email,
    ...notificationSettings.shape,
  }),
);

export type WatchdogSettings = z.output<typeof watchdogSettings>;
