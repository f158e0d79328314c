import * as z from 'zod';
import { oneOf, readEnvironment } from '../environment/read-environment';
import type { RolePasswords } from './bootstrap';

/** What nobody may leave as the example file has it. */
export const secret = z
  .string({ error: 'is missing' })
  .refine((value) => !value.includes('change-me'), 'is still a placeholder');
export const password = secret.min(32, 'must have at least 32 characters');

/** What the first admin is called until somebody changes it. */
export const adminName = z
  .string()
  .min(2, 'must have at least 2 characters')
  .max(100, 'must have at most 100 characters')
  .default('Admin');

export const migrationSettings = z.object({
  /** Of the database's owner, who may create roles. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' })
    .refine((url) => !url.includes('change-me'), 'has a placeholder for its password'),
  AUTH_DATABASE_PASSWORD: password,
  LEADS_DATABASE_PASSWORD: password,
  METRICS_DATABASE_PASSWORD: password,
  ADMIN_EMAIL: z.email('must be an e-mail address'),
  ADMIN_PASSWORD: secret.min(12, 'must have at least 12 characters'),
  ADMIN_NAME: adminName,
  /** Whether the first admin must choose another password at the first sign-in. */
  ADMIN_MUST_CHANGE: oneOf('true', 'false').default('true'),
});

export type MigrationSettings = {
  url: string;
  passwords: RolePasswords;
  admin: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string; ADMIN_NAME: string; ADMIN_MUST_CHANGE: string };
};

/** @throws Error that names every setting that can't be used */
export function readMigrationSettings(env: NodeJS.ProcessEnv): MigrationSettings {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME, ADMIN_MUST_CHANGE, ...database } = readEnvironment(
    migrationSettings,
    env,
  );
  return {
    url: database.DATABASE_URL,
    passwords: {
      auth: database.AUTH_DATABASE_PASSWORD,
      leads: database.LEADS_DATABASE_PASSWORD,
      metrics: database.METRICS_DATABASE_PASSWORD,
    },
    admin: { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME, ADMIN_MUST_CHANGE },
  };
}
