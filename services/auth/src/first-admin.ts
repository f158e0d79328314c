import { dataSourceOptions, readEnvironment } from '@golghar/platform';
import { DataSource } from 'typeorm';
import { PasswordHasher } from './passwords/password-hasher';
import { firstAdminSettings } from './settings';
import { ensureFirstAdmin } from './users/ensure-first-admin';
import { UserEntity } from './users/user.entity';

/** Makes the first admin where there is no user at all, and says who can sign in, as one line of JSON. */
async function main(): Promise<void> {
  const settings = readEnvironment(firstAdminSettings);
  const database = new DataSource({
    ...dataSourceOptions({ DATABASE_URL: settings.DATABASE_URL, DATABASE_POOL: 1 }, 'first-admin'),
    entities: [UserEntity],
  });
  await database.initialize();
  try {
    const admin = await ensureFirstAdmin(database, {
      name: settings.ADMIN_NAME,
      email: settings.ADMIN_EMAIL,
      passwordHash: await new PasswordHasher().hash(settings.ADMIN_PASSWORD),
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
