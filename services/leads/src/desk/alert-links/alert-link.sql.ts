import { type AlertAction, alertLinkDays } from '@golghar/contracts';

export type AlertLinkRow = {
  leadId: string;
  userId: string;
  /** As it is stored; of somebody who may not be able to sign in any more. */
  role: string;
  name: string;
  isActive: boolean;
  /** Whether the account was disabled since the link was made, enabled again or not. */
  isEnded: boolean;
  used: AlertAction[];
};

/** $1: hash of a token. A link that has not expired, with whose it is. */
export const findAlertLink = `
  SELECT alert.lead_id AS "leadId", staff.id AS "userId", staff.name, staff.role, staff.is_active AS "isActive",
    coalesce(link.expires_at - interval '${alertLinkDays} days' <= staff.disabled_at, false) AS "isEnded", link.used
  FROM alert_link AS link JOIN delivery AS alert ON alert.id = link.alert_id JOIN auth.staff AS staff ON staff.id = link.user_id
  WHERE link.token_hash = $1 AND link.expires_at > now()`;

export type UsedAlertLinkRow = { userId: string };

/** $1: hash of a token, $2: action. Of all who try at once one succeeds. */
export const useAlertLink = `
  UPDATE alert_link SET used = array_append(used, $2::text)
  WHERE token_hash = $1 AND expires_at > now() AND NOT used @> ARRAY[$2::text] RETURNING user_id AS "userId"`;
