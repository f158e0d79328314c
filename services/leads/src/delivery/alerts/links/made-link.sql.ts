export type MadeLinkRow = { alertId: string };

/** $1: hashes of tokens, $2: alerts, $3: addresses of their recipients, $4: days. Only for who can sign in. */
export const addAlertLinks = `
  INSERT INTO alert_link (token_hash, alert_id, user_id, expires_at)
  SELECT DISTINCT ON (made.alert_id) made.token_hash, made.alert_id, staff.id, now() + make_interval(days => $4)
  FROM unnest($1::bytea[], $2::uuid[], $3::text[]) AS made (token_hash, alert_id, recipient)
    JOIN auth.staff AS staff ON staff.email = made.recipient AND staff.is_active
  RETURNING alert_id AS "alertId"`;
