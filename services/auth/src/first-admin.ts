import { dataSourceOptions, readEnvironment } from '@golghar/platform';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { PasswordHasher } from './passwords/password-hasher';
import { firstAdminSettings } from './settings';

type Admin = { mustChange: boolean };

/**
 * Makes the first admin where there is no user at all, and says on standard output, as one line of JSON, whether
 * it did and whether the admin of that address still has to change the password.
 */
async function makeFirstAdmin(): Promise<void> {
  const settings = readEnvironment(firstAdminSettings);
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD, ADMIN_MUST_CHANGE, ADMIN_NAME } = settings;
  const database = new DataSource(
    dataSourceOptions({ DATABASE_URL: settings.DATABASE_URL, DATABASE_POOL: 1 }, 'first-admin'),
  );
  await database.initialize();
  try {
    const [made]: Admin[] = await database.query(
      `INSERT INTO app_user (id, name, email, role, password_hash, must_change_password)
       SELECT $1, $2, $3, 'admin', $4, $5 WHERE NOT EXISTS (SELECT FROM app_user)
       RETURNING must_change_password AS "mustChange"`,
      [uuid(), ADMIN_NAME, email, await new PasswordHasher().hash(ADMIN_PASSWORD), ADMIN_MUST_CHANGE],
    );
    const [found]: Admin[] = await database.query(
      `SELECT must_change_password AS "mustChange" FROM app_user WHERE lower(email) = lower($1)`,
      [email],
    );
    const mustChange = (made ?? found)?.mustChange ?? false;
    process.stdout.write(`${JSON.stringify({ created: made !== undefined, mustChange, email })}\n`);
  } finally {
    await database.destroy();
  }
}

makeFirstAdmin().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
