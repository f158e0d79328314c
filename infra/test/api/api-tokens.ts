import { randomBytes, randomUUID } from 'node:crypto';
import { type ApiScope, apiTokenPrefix, type Role } from '@golghar/contracts';
import { sha256 } from '../../../services/platform/src/sessions/credentials';
import type { Person } from './staff';
import type { TestDatabase } from './test-database';

/** Adds a personal API token of somebody, as auth does, and returns its secret. */
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
