import { roles } from '@golghar/contracts';
import { dataSourceOptions, readEnvironment, serviceSettings } from '@golghar/platform/program';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { hashPassword } from './passwords/hash-password';
import { setUser, setUserEntities } from './user-management/set-user';

const userSettings = z.object({
  DATABASE_URL: serviceSettings.shape.DATABASE_URL,
  USER_EMAIL: z.email({ error: 'must be an e-mail address' }),
  USER_NAME: z.string({ error: 'is missing' }).min(2).max(100),
  USER_ROLE: z.enum(roles, { error: `must be one of ${roles.join(', ')}` }),
  USER_PASSWORD: z.string({ error: 'is missing' }).min(12, 'must have at least 12 characters').max(128),
});

/** For operators: makes a user, or gives one that is there a new password; see {@link setUser}. */
async function main(): Promise<void> {
  const settings = readEnvironment(userSettings);
  const database = new DataSource({
    ...dataSourceOptions({ DATABASE_URL: settings.DATABASE_URL, DATABASE_POOL: 1 }, 'set-user'),
    entities: setUserEntities,
  });
  await database.initialize();
  try {
    await setUser(database, {
      name: settings.USER_NAME,
      email: settings.USER_EMAIL,
      role: settings.USER_ROLE,
      passwordHash: await hashPassword(settings.USER_PASSWORD),
    });
    process.stdout.write(
      `${settings.USER_EMAIL} may sign in as ${settings.USER_ROLE} with this password now, and is signed out everywhere else.\n`,
    );
  } finally {
    await database.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
