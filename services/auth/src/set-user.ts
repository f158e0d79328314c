import { roles } from '@golghar/contracts';
import { dataSourceOptions, readEnvironment, serviceSettings } from '@golghar/platform';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import * as z from 'zod';
import { PasswordHasher } from './passwords/password-hasher';

const userSettings = z.object({
  DATABASE_URL: serviceSettings.shape.DATABASE_URL,
  USER_EMAIL: z.email({ error: 'must be an e-mail address' }),
  USER_NAME: z.string({ error: 'is missing' }).min(2).max(100),
  USER_ROLE: z.enum(roles, { error: `must be one of ${roles.join(', ')}` }),
  USER_PASSWORD: z.string({ error: 'is missing' }).min(12, 'must have at least 12 characters').max(128),
});

/** For operators: makes a user, or gives one that is there a new password, signs that user out everywhere and revokes open links. */
async function setUser(): Promise<void> {
  const settings = readEnvironment(userSettings);
  const options = dataSourceOptions({ DATABASE_URL: settings.DATABASE_URL, DATABASE_POOL: 1 }, 'set-user');
  const database = new DataSource(options);
  await database.initialize();
  try {
    const { USER_NAME, USER_EMAIL, USER_ROLE } = settings;
    const hash = await new PasswordHasher().hash(settings.USER_PASSWORD);
    await database.transaction(async (manager) => {
      const [{ id }]: [{ id: string }] = await manager.query(
        `INSERT INTO app_user (id, name, email, role, password_hash) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT ((lower(email))) DO UPDATE SET name = excluded.name, role = excluded.role, status = 'active',
           password_hash = excluded.password_hash, must_change_password = false, updated_at = now()
         RETURNING id`,
        [uuid(), USER_NAME, USER_EMAIL, USER_ROLE, hash],
      );
      await manager.query('UPDATE session SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL', [
        id,
      ]);
      await manager.query(
        'UPDATE account_link SET revoked_at = now() WHERE user_id = $1 AND used_at IS NULL AND revoked_at IS NULL',
        [id],
      );
    });
  } finally {
    await database.destroy();
  }
}

setUser().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
