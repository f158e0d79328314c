export type MadeLinkRow = { userId: string };

/** $1: hash of the token, $2: alert, $3: address of its recipient, $4: days. Only for who can sign in. */
export const addAlertLink = `
  INSERT INTO alert_link (token_hash, alert_id, user_id, expires_at)
  SELECT $1, $2, id, now() + make_interval(days => $4) FROM auth.staff WHERE email = $3 AND is_active LIMIT 1
  RETURNING user_id AS "userId"`;
