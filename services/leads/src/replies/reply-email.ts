import type { EmailRenderer } from '@golghar/platform/mail';
import type { WorkerSettings } from '../settings';
import { findReplyEmail, type ReplyEmailRow } from './reply.sql';

/** Kind of the e-mail that answers an enquiry. */
export const replyEmailKind = 'reply';

/**
 * Renders an answer: it comes from the agency, an answer to it goes to who wrote it, and mail programs show all
 * answers to one enquiry together. A person wrote it, so that it says of itself to be no machine's.
 */
export const replyEmails =
  ({ MAIL_FROM }: Pick<WorkerSettings, 'MAIL_FROM'>): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const [row]: ReplyEmailRow[] = await manager.query(findReplyEmail, [subjectId]);
    return (
      row && {
        to: { name: row.name, address: row.email },
        replyTo: { name: row.authorName, address: row.authorEmail },
        references: `<lead-${row.leadId}@${MAIL_FROM.address.split('@').at(-1)}>`,
        headers: { 'Auto-Submitted': 'no' },
        subject: row.subject,
        text: row.text,
      }
    );
  };
