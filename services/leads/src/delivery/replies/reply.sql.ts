import type { Reply } from '@golghar/contracts';
import type { Addressee } from '@golghar/platform/deliveries';
import type { EntityManager } from 'typeorm';
import type { ReplyEntity } from '../../leads/entry.entity';
import type { LeadEntity } from '../../leads/lead.entity';
import { currentName } from '../../team/staff';

export type ReplyRow = Omit<Reply, 'createdAt'> & { createdAt: Date };

export const findReplies = (manager: EntityManager, leadId: string): Promise<ReplyRow[]> =>
  manager.query(
    `SELECT reply.id, reply.subject, reply.text, json_build_object('id', author_id, 'name', author_name) AS author,
      reply.created_at AS "createdAt", CASE WHEN is_undelivered THEN 'failed' ELSE email.state END AS state,
      email.last_answer AS "smtpResponse", reply.attachments, reply.contents IS NOT NULL AS "areAttachmentsKept"
    FROM reply LEFT JOIN delivery AS email ON email.subject_id = reply.id AND email.kind = 'reply'
    WHERE reply.lead_id = $1 ORDER BY reply.created_at DESC, reply.id DESC`,
    [leadId],
  );

export type ReplyEmailRow = Pick<ReplyEntity, 'leadId' | 'subject' | 'text' | 'attachments' | 'contents'> & {
  to: Addressee;
  replyTo: Addressee;
  earlier: string[];
};

/** $1: reply. What to send, unless the lead is deleted. */
export const findReplyEmail = `
  SELECT lead.id AS "leadId", reply.subject, reply.text, reply.attachments, reply.contents,
    json_build_object('name', lead.name, 'email', lead.email) AS to,
    json_build_object('name', ${currentName('reply.author_id', 'reply.author_name')}, 'email', reply.author_email) AS "replyTo",
    ARRAY(
      SELECT email.id FROM delivery AS email
      WHERE email.kind IN ('reply', 'thank_you') AND email.state = 'sent' AND email.subject_id IN (
        SELECT lead.id UNION ALL
        SELECT other.id FROM reply AS other WHERE other.lead_id = lead.id AND other.created_at < reply.created_at)
      ORDER BY email.sent_at, email.id
    ) AS earlier
  FROM reply JOIN lead ON lead.id = reply.lead_id AND lead.deleted_at IS NULL WHERE reply.id = $1`;

export type ReplyFailureRow = Pick<LeadEntity, 'name' | 'email' | 'phone'> &
  Pick<ReplyEntity, 'leadId' | 'subject'> & { smtpResponse: string | null; reader: Addressee };

/** $1: reply. Who is told: its author, or the lead's owner if the author has left. */
export const findReplyFailure = `
  SELECT lead.id AS "leadId", lead.name, lead.email, lead.phone, reply.subject, email.last_answer AS "smtpResponse",
    json_build_object('name', staff.name, 'email', staff.email) AS reader
  FROM reply JOIN lead ON lead.id = reply.lead_id AND lead.deleted_at IS NULL
    JOIN auth.staff AS staff ON staff.id IN (reply.author_id, lead.owner_id) AND staff.is_active
    LEFT JOIN delivery AS email ON email.subject_id = reply.id AND email.kind = 'reply'
  WHERE reply.id = $1 ORDER BY staff.id = reply.author_id DESC LIMIT 1`;
