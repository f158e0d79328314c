import type { ApiScope } from '@golghar/contracts';
import type { SignedIn } from '../http/request';

/** What the views that auth publishes tell of the person behind a session or an API token. */
export type PersonRow = Omit<SignedIn, 'role' | 'apiToken'> & {
  role: string;
  /** Whether its use is to be announced: the last was more than a minute ago, or never. */
  usedLongAgo: boolean;
};

export type ApiTokenRow = PersonRow & { tokenName: string; tokenRole: string; scopes: ApiScope[] };

const person = 'user_id AS id, name, email, role, must_change_password AS "mustChangePassword"';

/** $1: the hash of a token. Named, so that each connection plans it once: every request of the back office begins with it. */
export const findApiToken = {
  name: 'find-api-token',
  text: `SELECT ${person}, token_id AS "sessionId", token_name AS "tokenName", token_role AS "tokenRole", scopes,
      coalesce(last_used_at < now() - interval '1 minute', true) AS "usedLongAgo"
    FROM auth.live_api_tokens WHERE token_hash = $1`,
};
export const findSession = {
  name: 'find-session',
  text: `SELECT ${person}, session_id AS "sessionId", seen_at < now() - interval '1 minute' AS "usedLongAgo"
    FROM auth.live_sessions WHERE token_hash = $1`,
};

/** $1: ids of sessions. Returns those that have not ended. */
export const findLiveIds =
  'SELECT session_id AS id FROM auth.live_sessions WHERE session_id = ANY($1::uuid[])';
