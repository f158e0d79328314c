import * as z from 'zod';
import { migrationSettings, password, secret } from '../database/settings';

/** Everything that docker-compose.yml takes from .env and that the product cannot do without. */
const schema = migrationSettings.omit({ DATABASE_URL: true }).extend({
  POSTGRES_PASSWORD: password,
  AUTH_SECRET: password,
  SESSION_PRIVATE_KEY: secret,
  SESSION_PUBLIC_KEYS: secret,
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must begin with https:// or http://' }),
  MAIL_FROM: z.string({ error: 'is missing' }).min(3, 'is missing'),
  ALERT_TO: z.email('must be an e-mail address'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
});

export type DockerSettings = z.output<typeof schema>;

/** @throws Error that names every setting that can't be used; an empty value counts as not set */
export function readDockerSettings(env: NodeJS.ProcessEnv): DockerSettings {
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Settings to mend in .env, then docker compose up again:\n${wrong.join('\n')}`);
}
