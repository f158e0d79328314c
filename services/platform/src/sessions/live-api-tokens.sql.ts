import type { ApiScope } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { queryPrepared } from '../database/query-prepared';

/** A row of the view that auth publishes. */
export type LiveApiTokenRow = {
  token_id: string;
  token_name: string;
  token_role: string;
  scopes: ApiScope[];
  user_id: string;
  name: string;
  email: string;
  role: string;
  must_change_password: boolean;
  /** Whether its use is to be announced: it was more than a minute ago, or never. */
  used_long_ago: boolean;
};

const findByHash = {
  name: 'find-api-token',
  text: `SELECT token_id, token_name, token_role, scopes, user_id, name, email, role, must_change_password,
      coalesce(last_used_at < now() - interval '1 minute', true) AS used_long_ago
    FROM auth.live_api_tokens WHERE token_hash = $1`,
};

export async function selectLiveApiToken(
  database: DataSource,
  tokenHash: Buffer,
): Promise<LiveApiTokenRow | undefined> {
  const { rows } = await queryPrepared<LiveApiTokenRow>(database, { ...findByHash, values: [tokenHash] });
  return rows[0];
}
