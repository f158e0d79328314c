import type { ApiScope } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { queryPrepared } from '../database/query-prepared';

/** What the views that auth publishes say of a person. */
export type PersonRow = {
  user_id: string;
  name: string;
  email: string;
  role: string;
  must_change_password: boolean;
  /** Whether its use is to be announced: it was more than a minute ago, or never. */
  used_long_ago: boolean;
};

export type LiveApiTokenRow = PersonRow & {
  token_id: string;
  token_name: string;
  token_role: string;
  scopes: ApiScope[];
};

export type LiveSessionRow = PersonRow & { session_id: string };

const person = 'user_id, name, email, role, must_change_password';

/** Named, so that a connection plans each once: every request of the back office begins with one of them. */
const findApiToken = {
  name: 'find-api-token',
  text: `SELECT ${person}, token_id, token_name, token_role, scopes,
      coalesce(last_used_at < now() - interval '1 minute', true) AS used_long_ago
    FROM auth.live_api_tokens WHERE token_hash = $1`,
};
const findSession = {
  name: 'find-session',
  text: `SELECT ${person}, session_id, seen_at < now() - interval '1 minute' AS used_long_ago
    FROM auth.live_sessions WHERE token_hash = $1`,
};

export async function selectLiveApiToken(
  database: DataSource,
  tokenHash: Buffer,
): Promise<LiveApiTokenRow | undefined> {
  const { rows } = await queryPrepared<LiveApiTokenRow>(database, { ...findApiToken, values: [tokenHash] });
  return rows[0];
}

export async function selectLiveSession(
  database: DataSource,
  tokenHash: Buffer,
): Promise<LiveSessionRow | undefined> {
  const { rows } = await queryPrepared<LiveSessionRow>(database, { ...findSession, values: [tokenHash] });
  return rows[0];
}

/** Those of the ids whose sessions have not ended. */
export const selectLiveIds = (
  database: DataSource,
  ids: readonly string[],
): Promise<Pick<LiveSessionRow, 'session_id'>[]> =>
  database.query('SELECT session_id FROM auth.live_sessions WHERE session_id = ANY($1::uuid[])', [ids]);
