import { dkimSettings, mailboxText, needWholeDkim } from '@golghar/platform/sender';
import * as z from 'zod';
import { migrationSettings, password, secret } from '../database/settings';
import { readEnvironment } from '../environment/read-environment';

/** Everything that docker-compose.yml takes from .env and that the product cannot do without. */
export const dockerSettings = needWholeDkim(
  migrationSettings.omit({ DATABASE_URL: true }).extend({
    POSTGRES_PASSWORD: password,
    AUTH_SECRET: password,
    LEADS_SECRET: password,
    SESSION_PRIVATE_KEY: secret,
    SESSION_PUBLIC_KEYS: secret,
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must begin with https:// or http://' }),
    MAIL_FROM: mailboxText,
    ALERT_TO: z.email('must be an e-mail address'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
    ...dkimSettings.shape,
  }),
);

export type DockerSettings = z.output<typeof dockerSettings>;

/** @throws Error that names every setting that can't be used; an empty value counts as not set */
export const readDockerSettings = (env: NodeJS.ProcessEnv): DockerSettings =>
  readEnvironment(dockerSettings, env, 'Settings to mend in .env, then docker compose up again:');

/**
 * make up takes a Postgres of one's own as DATABASE_URL; the containers need its parts, because each has a role of its own.
 * @throws Error that says what to write instead, so that nobody's enquiries go into a database that they do not look at
 */
export function needDatabaseAddress({ DATABASE_URL, DATABASE_ADDRESS }: NodeJS.ProcessEnv): void {
  if (!DATABASE_URL || DATABASE_ADDRESS) return;
  const parts = URL.canParse(DATABASE_URL) ? new URL(DATABASE_URL) : undefined;
  const address = parts ? `${parts.host}${parts.pathname}${parts.search}` : 'host:5432/golghar';
  throw new Error(
    [
      'DATABASE_URL is for make up. With Docker write its parts into .env instead, and use infra/docker/external.yml:',
      `  DATABASE_ADDRESS=${address}`,
      `  DATABASE_OWNER=${parts?.username || 'its owner'}`,
      "  POSTGRES_PASSWORD=the owner's password",
    ].join('\n'),
  );
}
