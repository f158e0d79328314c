import { parseEnvironment, passphrase, wholeNumber } from '@golghar/platform/settings';
import * as z from 'zod';
import { migrateSchema } from '../database/run-program';
import { ownerSettings, rolePasswords } from '../database/settings';
import { Bucket } from './bucket';

export const backupSettings = z.object({
  ...ownerSettings.shape,
  /** Folder that the backups are written to. */
  BACKUP_DIR: z.string('is missing'),
  /** Encrypts every backup when it is set, as `age -p` would. */
  BACKUP_PASSPHRASE: passphrase.optional(),
  /** Where each backup is copied to, at an S3-compatible store: https://store/bucket/folder. */
  BACKUP_S3_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://store/bucket/folder' })
    .optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET: z.string().optional(),
  /** The rest is for the schedule only. */
  BACKUP_INTERVAL_HOURS: wholeNumber(1, 168).default(24),
  BACKUP_KEEP: wholeNumber(1, 1000).default(14),
});

function bucketOf(env: z.output<typeof backupSettings>): Bucket | undefined {
  const { BACKUP_S3_URL: url, BACKUP_S3_REGION: region } = env;
  const { BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = env;
  if (!url) return undefined;
  if (keyId && secret) return new Bucket({ url, region, keyId, secret });
  throw new Error(
    'Settings to fix:\n  BACKUP_S3_KEY_ID and BACKUP_S3_SECRET are missing; BACKUP_S3_URL wants them',
  );
}

/** @throws Error that names every setting that can't be used; an empty value counts as not set */
export function readBackupSettings(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(backupSettings, environment);
  return {
    bucket: bucketOf(env),
    url: env.DATABASE_URL,
    passwords: rolePasswords(env),
    migrate: migrateSchema,
    folder: env.BACKUP_DIR,
    passphrase: env.BACKUP_PASSPHRASE,
    intervalHours: env.BACKUP_INTERVAL_HOURS,
    keep: env.BACKUP_KEEP,
  };
}

export type BackupSettings = ReturnType<typeof readBackupSettings>;
