import type { Language, ServiceKey, ThankYou, ThankYouLimit } from '@golghar/contracts';
import { openStatusList } from '../../leads/lead-conditions';

export type ThankYouRow = Omit<ThankYou, 'createdAt'> & { createdAt: Date };

/** $1: a lead, $2: the e-mails' kind. What became of its thank-you. */
export const findThankYou = `
  SELECT thank_you.created_at AS "createdAt", email.last_answer AS "smtpResponse",
    thank_you.limited_by AS "limitedBy",
    CASE WHEN is_limited THEN 'limited' ELSE email.state END AS state
  FROM thank_you LEFT JOIN delivery AS email ON email.subject_id = thank_you.lead_id AND email.kind = $2
  WHERE thank_you.lead_id = $1`;

export type ThankYouEmailRow = {
  leadId: string;
  reference: string;
  name: string;
  email: string;
  service: ServiceKey;
  language: Language | null;
  dueAt: Date | null;
  /** Of whoever works it, unless they left. */
  ownerName: string | null;
  ownerEmail: string | null;
  /** Of what too many were sent before. */
  limitedBy: ThankYouLimit | null;
};

/** SQL: whether so many were sent in the time before. Only earlier ones count, so that whoever asks again gets the same answer. */
const isFull = (limit: string, span: string, sameAs = 'true'): string => `(SELECT count(*) FROM (
      SELECT FROM thank_you AS earlier
      WHERE ${sameAs} AND NOT earlier.is_limited AND earlier.created_at > own.created_at - interval '${span}'
        AND (earlier.created_at, earlier.lead_id) < (own.created_at, own.lead_id)
      LIMIT ${limit}
    ) AS counted) >= ${limit}`;

/**
 * $1: a lead, $2: e-mails to one mailbox in a day, $3: for one network in a day, $4: to one domain in an hour, $5: in all in
 * a day. What is to be sent, unless the lead was deleted, called or closed
 * meanwhile.
 */
export const findThankYouEmail = `
  SELECT lead.id AS "leadId", lead.reference, lead.name, lead.email, lead.service,
    lead.language, lead.due_at AS "dueAt", owner.name AS "ownerName", owner.email AS "ownerEmail",
    CASE
      WHEN ${isFull('$2', '1 day', 'earlier.address_hash = own.address_hash')} THEN 'mailbox'
      WHEN ${isFull('$3', '1 day', 'earlier.network_hash = own.network_hash')} THEN 'network'
      WHEN ${isFull('$4', '1 hour', 'earlier.domain_hash = own.domain_hash')} THEN 'domain'
      WHEN ${isFull('$5', '1 day')} THEN 'day'
    END AS "limitedBy"
  FROM thank_you AS own JOIN lead ON lead.id = own.lead_id
    LEFT JOIN auth.staff AS owner ON owner.id = lead.owner_id AND owner.is_active
  WHERE own.lead_id = $1 AND NOT own.is_limited AND lead.deleted_at IS NULL AND lead.contacted_at IS NULL
    AND lead.status IN (${openStatusList})`;
