import {
  address,
  dkimSettings,
  email,
  mailbox,
  needWholeDkim,
  oneOf,
  port,
} from '@golghar/platform/settings';
import * as z from 'zod';

/** `name=address`, separated by commas: an address without a path is a service of ours with a health endpoint. */
const watched = z.string('is missing').transform((text, context) =>
  text.split(',').map((part) => {
    const [name = '', address = ''] = part.trim().split(/=(.*)/s);
    if (!name || !URL.canParse(address)) context.addIssue(`has no address in "${part}"`);
    return { name, address };
  }),
);

/** How operators are notified; make up reads these from .env, too. */
export const notificationSettings = z.object({
  /** Notified beside the admins, or alone if Postgres is down from the start; ALERT_TO by default. */
  WATCHDOG_TO: email.optional(),
  /** The product's mail server, used if there is no second one. */
  WATCHDOG_SMTP_URL: address('smtp', 'smtps').optional(),
  WATCHDOG_WEBHOOK_URL: address('https', 'http').optional(),
  WATCHDOG_WEBHOOK_KIND: oneOf('json', 'slack', 'discord', 'ntfy').default('json'),
});

export const watchdogSettings = needWholeDkim(
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: port,
    PUBLIC_URL: address('http', 'https').transform((url) => url.replace(/\/+$/, '')),
    /** For the role of leads, which can read the alerts and store the report. */
    DATABASE_URL: address('postgres', 'postgresql'),
    WATCHED: watched,
    /** Folders whose disks must not run full, separated by commas. */
    WATCHED_FOLDERS: z
      .string()
      .default('/')
      .transform((folders) => folders.split(',').map((folder) => folder.trim())),
    /** Empty: backups are not checked. */
    BACKUP_DIR: z.string().optional(),
    MAIL_FROM: mailbox,
    SMTP_URL: address('smtp', 'smtps'),
    // Signed whichever server sends: SPF may lack the second one, and then only the signature vouches for its mails.
    ...dkimSettings.shape,
    ALERT_TO: email,
    ...notificationSettings.shape,
  }),
);

export type WatchdogSettings = z.output<typeof watchdogSettings>;
