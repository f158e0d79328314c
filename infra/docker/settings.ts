import {
  address,
  dkimSettings,
  email,
  longSecret,
  mailboxText,
  needWholeDkim,
  parseEnvironment,
  secret,
} from '@golghar/platform/settings';
import * as z from 'zod';
import { adminSettings, ownerSettings } from '../database/settings';

/** Everything that docker-compose.yml takes from .env and that the product needs. */
export const dockerSettings = needWholeDkim(
  z.object({
    ...ownerSettings.omit({ DATABASE_URL: true }).shape,
    ...adminSettings.shape,
    POSTGRES_PASSWORD: longSecret,
    AUTH_SECRET: longSecret,
    LEADS_SECRET: longSecret,
    SESSION_PRIVATE_KEY: secret,
    SESSION_PUBLIC_KEYS: secret,
    PUBLIC_URL: address('https', 'http'),
    MAIL_FROM: mailboxText,
    ALERT_TO: email,
    SMTP_URL: address('smtp', 'smtps').optional(),
    ...dkimSettings.shape,
  }),
);

/** @throws Error that names every setting that can't be used; an empty value counts as not set */
export const readDockerSettings = (env: NodeJS.ProcessEnv) =>
  parseEnvironment(dockerSettings, env, 'Settings to fix in .env, then docker compose up again:');

/**
 * make up takes your own Postgres as DATABASE_URL; containers need its parts, because each has a role of its own.
 * @throws Error that says what to write instead, so that no enquiries end up in a database nobody looks at
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
