import { dataSourceOptions, readEnvironment, serviceSettings } from '@golghar/platform/program';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { hashPassword } from './passwords/hash-password';
import { ensureFirstAdmin } from './users/ensure-first-admin';
import { UserEntity } from './users/user.entity';

const adminSettings = z.object({
  DATABASE_URL: serviceSettings.shape.DATABASE_URL,
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }),
  ADMIN_PASSWORD: z.string({ error: 'is missing' }).min(12, 'must have at least 12 characters').max(128),
  /** Whether the password is for the first sign-in only. */
  ADMIN_MUST_CHANGE: z.stringbool().default(true),
  ADMIN_NAME: z.string().trim().min(2, 'must have at least 2 characters').max(100).default('Admin'),
});

/** Makes the first admin where there is no user at all, and says who can sign in, as one line of JSON. */
async function main(): Promise<void> {
  const settings = readEnvironment(adminSettings);
  const database = new DataSource({
    ...dataSourceOptions({ DATABASE_URL: settings.DATABASE_URL, DATABASE_POOL: 1 }, 'first-admin'),
    entities: [UserEntity],
  });
  await database.initialize();
  try {
    const admin = await ensureFirstAdmin(database, {
      name: settings.ADMIN_NAME,
      email: settings.ADMIN_EMAIL,
      passwordHash: await hashPassword(settings.ADMIN_PASSWORD),
      mustChangePassword: settings.ADMIN_MUST_CHANGE,
    });
    process.stdout.write(`${JSON.stringify(admin)}\n`);
  } finally {
    await database.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
