import { address, email, longSecret, oneOf, secret } from '@golghar/platform/settings';
import * as z from 'zod';

/** The first admin's name until somebody changes it. */
export const adminName = z
  .string()
  .min(2, 'must have at least 2 characters')
  .max(100, 'must have at most 100 characters')
  .default('Admin');

/** Settings of every program that works on the whole database. */
export const ownerSettings = z.object({
  /** The URL of the database's owner, who may create roles. */
  DATABASE_URL: address('postgres', 'postgresql').refine(
    (url) => !url.includes('change-me'),
    'has a placeholder for its password',
  ),
  AUTH_DATABASE_PASSWORD: longSecret,
  LEADS_DATABASE_PASSWORD: longSecret,
  METRICS_DATABASE_PASSWORD: longSecret,
});

/** The passwords of the services' roles. */
export const rolePasswords = (env: z.output<typeof ownerSettings>) => ({
  auth: env.AUTH_DATABASE_PASSWORD,
  leads: env.LEADS_DATABASE_PASSWORD,
  metrics: env.METRICS_DATABASE_PASSWORD,
});

export const adminSettings = z.object({
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: secret.min(12, 'must have at least 12 characters'),
  ADMIN_NAME: adminName,
  /** Whether the first admin must choose another password at the first sign-in. */
  ADMIN_MUST_CHANGE: oneOf('true', 'false').default('true'),
});

export const migrationSettings = z.object({ ...ownerSettings.shape, ...adminSettings.shape });
