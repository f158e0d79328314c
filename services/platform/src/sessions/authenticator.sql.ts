import type { ApiScope } from '@golghar/contracts';

/** What the views that auth publishes say of the person whom a session or an API token stands for. */
export type PersonRow = {
  /** Of the session or the token. */
  id: string;
  user_id: string;
  name: string;
  email: string;
  role: string;
  must_change_password: boolean;
  /** Whether its use is to be announced: it was more than a minute ago, or never. */
  used_long_ago: boolean;
};

export type ApiTokenRow = PersonRow & { token_name: string; token_role: string; scopes: ApiScope[] };

const person = 'user_id, name, email, role, must_change_password';

/** $1: the hash of a token. Named, so that a connection plans each once: every request of the back office begins so. */
export const findApiToken = {
  name: 'find-api-token',
  text: `SELECT ${person}, token_id AS id, token_name, token_role, scopes,
      coalesce(last_used_at < now() - interval '1 minute', true) AS used_long_ago
    FROM auth.live_api_tokens WHERE token_hash = $1`,
};
export const findSession = {
  name: 'find-session',
  text: `SELECT ${person}, session_id AS id, seen_at < now() - interval '1 minute' AS used_long_ago
    FROM auth.live_sessions WHERE token_hash = $1`,
};

/** $1: ids of sessions. Answers those that have not ended. */
export const findLiveIds =
  'SELECT session_id AS id FROM auth.live_sessions WHERE session_id = ANY($1::uuid[])';
