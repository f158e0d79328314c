import type { DataSource } from 'typeorm';
import { queryPrepared } from '../database/query-prepared';

/** A row of the view that auth publishes. */
export type LiveSessionRow = {
  session_id: string;
  user_id: string;
  name: string;
  email: string;
  role: string;
  must_change_password: boolean;
  /** Whether its use is to be announced: it was more than a minute ago. */
  seen_long_ago: boolean;
};

/** Named, so that a connection plans it once: each request of the back office begins with it. */
const findByToken = {
  name: 'find-session',
  text: `SELECT session_id, user_id, name, email, role, must_change_password,
      seen_at < now() - interval '1 minute' AS seen_long_ago
    FROM auth.live_sessions WHERE token_hash = $1`,
};

export async function selectLiveSession(
  database: DataSource,
  tokenHash: Buffer,
): Promise<LiveSessionRow | undefined> {
  const { rows } = await queryPrepared<LiveSessionRow>(database, { ...findByToken, values: [tokenHash] });
  return rows[0];
}

/** Those of the ids whose sessions have not ended. */
export const selectLiveIds = (
  database: DataSource,
  ids: readonly string[],
): Promise<Pick<LiveSessionRow, 'session_id'>[]> =>
  database.query('SELECT session_id FROM auth.live_sessions WHERE session_id = ANY($1::uuid[])', [ids]);
