import { randomBytes, randomUUID } from 'node:crypto';
import { type ApiScope, apiTokenPrefix, type Role } from '@golghar/contracts';
import { hashPassword } from '../../../services/auth/src/passwords/hash-password';
import { sha256 } from '../../../services/platform/src/sessions/credentials';
import { signSessionToken } from '../../../services/platform/src/sessions/session-token';
import { sessionPrivateKey } from '../../../services/platform/src/settings/session-keys';
import { sessionKeySettings } from './services';
import type { TestDatabase } from './test-database';

/** The password of every user that a test adds. */
export const staffPassword = 'stair of the granary 1786';

export type Person = { id: string; name: string; email: string };

let hash: Promise<string> | undefined;

/** Adds a user with a role and {@link staffPassword}; the role may be unknown to the product. */
export async function addPerson(
  database: TestDatabase,
  role: Role | (string & {}),
  name = `Meera ${randomUUID().slice(0, 8)}`,
): Promise<Person> {
  hash ??= hashPassword(staffPassword);
  const person = { id: randomUUID(), name, email: `staff-${randomUUID()}@golghar.example` };
  await database.query(
    'INSERT INTO auth.app_user (id, name, email, role, password_hash) VALUES ($1, $2, $3, $4, $5)',
    [person.id, person.name, person.email, role, await hash],
  );
  return person;
}

/** Starts a session and returns its signed token, as auth does at sign-in. */
export async function startSession(database: TestDatabase, { id: userId }: Person): Promise<string> {
  const sid = randomUUID();
  await database.query(
    `INSERT INTO auth.session (id, token_hash, user_id, device, address, expires_at)
     VALUES ($1, $2, $3, 'A test', '127.0.0.1', now() + interval '12 hours')`,
    [randomUUID(), sha256(sid), userId],
  );
  return signSessionToken(sid, sessionPrivateKey.parse(sessionKeySettings.SESSION_PRIVATE_KEY));
}

/** Adds a personal API token, as auth does, and returns its secret. */
export async function addApiToken(
  database: TestDatabase,
  { id: userId }: Person,
  { role, scopes }: { role: Role; scopes: readonly ApiScope[] },
): Promise<string> {
  const secret = `${apiTokenPrefix}${randomBytes(32).toString('base64url')}`;
  await database.query(
    `INSERT INTO auth.api_token (id, user_id, name, token_hash, role, scopes) VALUES ($1, $2, 'A test', $3, $4, $5)`,
    [randomUUID(), userId, sha256(secret), role, scopes],
  );
  return secret;
}
