import type { ThankYouLimit } from '@golghar/contracts';
import type { LeadEntity } from '../../leads/lead.entity';
import { openStatusList } from '../../leads/lead-conditions';

export type ThankYouEmailRow = Pick<
  LeadEntity,
  'reference' | 'name' | 'email' | 'service' | 'language' | 'dueAt'
> & {
  leadId: string;
  /** Whoever works it, unless they have left. */
  owner: { name: string; email: string } | null;
  /** The limit that was reached, if any. */
  limitedBy: ThankYouLimit | null;
};

/** SQL: whether the limit was reached before. Only earlier ones count, so that asking again gives the same answer. */
const isFull = (
  limit: string,
  span: string,
  sameAs?: 'mailbox' | 'network' | 'domain',
): string => `(SELECT count(*) FROM (
      SELECT FROM delivery AS earlier
      WHERE earlier.kind = 'thank_you' AND NOT earlier.payload ? 'limitedBy'
        AND earlier.queued_at > own.queued_at - interval '${span}' AND (earlier.queued_at, earlier.id) < (own.queued_at, own.id)
        ${sameAs ? `AND earlier.payload->>'${sameAs}' = own.payload->>'${sameAs}'` : ''}
      LIMIT ${limit}
    ) AS counted) >= ${limit}`;

/**
 * $1: delivery, $2: e-mails to one mailbox per day, $3: for one network per day, $4: to one domain per hour, $5: in total per
 * day. What to send, unless the lead was deleted, called or closed meanwhile.
 */
export const findThankYouEmail = `
  SELECT lead.id AS "leadId", lead.reference, lead.name, lead.email, lead.service,
    lead.language, lead.due_at AS "dueAt",
    (SELECT json_build_object('name', name, 'email', email) FROM auth.staff WHERE id = lead.owner_id AND is_active) AS owner,
    CASE
      WHEN ${isFull('$2', '1 day', 'mailbox')} THEN 'mailbox'
      WHEN ${isFull('$3', '1 day', 'network')} THEN 'network'
      WHEN ${isFull('$4', '1 hour', 'domain')} THEN 'domain'
      WHEN ${isFull('$5', '1 day')} THEN 'day'
    END AS "limitedBy"
  FROM delivery AS own JOIN lead ON lead.id = own.lead_id
  WHERE own.id = $1 AND NOT own.payload ? 'limitedBy' AND lead.deleted_at IS NULL AND lead.contacted_at IS NULL
    AND lead.status IN (${openStatusList})`;
