import type { Reply } from '@golghar/contracts';

export type ReplyRow = Omit<Reply, 'createdAt'> & { createdAt: Date };

/** $1: lead. What was answered, newest first, with what became of each. */
export const findReplies = `
  SELECT reply.id, reply.subject, reply.text, json_build_object('id', author_id, 'name', author_name) AS author,
    reply.created_at AS "createdAt", email.state, email.smtp_response AS "smtpResponse"
  FROM reply LEFT JOIN outgoing_email AS email ON email.subject_id = reply.id
  WHERE reply.lead_id = $1 ORDER BY reply.created_at DESC, reply.id DESC`;

export type ReplyEmailRow = {
  leadId: string;
  name: string;
  email: string;
  subject: string;
  text: string;
  authorName: string;
  authorEmail: string;
};

/** $1: reply. What is to be sent, unless the lead is deleted. */
export const findReplyEmail = `
  SELECT lead.id AS "leadId", lead.name, lead.email, reply.subject, reply.text, reply.author_name AS "authorName",
    reply.author_email AS "authorEmail"
  FROM reply JOIN lead ON lead.id = reply.lead_id AND lead.deleted_at IS NULL WHERE reply.id = $1`;
