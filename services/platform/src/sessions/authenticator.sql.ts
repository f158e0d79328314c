import type { ApiScope } from '@golghar/contracts';

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

/** $1: the hash of a token. Named, so that a connection plans each once: every request of the back office begins so. */
export const findApiToken = {
  name: 'find-api-token',
  text: `SELECT ${person}, token_id, token_name, token_role, scopes,
      coalesce(last_used_at < now() - interval '1 minute', true) AS used_long_ago
    FROM auth.live_api_tokens WHERE token_hash = $1`,
};
export const findSession = {
  name: 'find-session',
  text: `SELECT ${person}, session_id, seen_at < now() - interval '1 minute' AS used_long_ago
    FROM auth.live_sessions WHERE token_hash = $1`,
};

/** $1: ids of sessions. Answers those that have not ended. */
export const findLiveIds = 'SELECT session_id FROM auth.live_sessions WHERE session_id = ANY($1::uuid[])';
