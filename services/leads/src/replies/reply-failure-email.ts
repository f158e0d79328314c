import { type EmailKind, leadPath } from '@golghar/contracts';
import { type EmailRenderer, isolate, noticeEmail } from '@golghar/platform/mail';
import { findReplyFailure, type ReplyFailureRow } from './reply.sql';
import { replyEmailKind } from './reply-email';

/** Kind of the e-mail that tells of an answer which never arrived. */
export const replyFailureEmailKind = 'reply_failure' satisfies EmailKind;

/** Renders it, unless the lead is gone or nobody is left to be told. */
export const replyFailureEmails =
  ({ PUBLIC_URL }: { PUBLIC_URL: string }): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const [failure]: ReplyFailureRow[] = await manager.query(findReplyFailure, [subjectId, replyEmailKind]);
    if (!failure) return undefined;
    const { leadId, name, email, phone, subject, smtpResponse, recipient, recipientName } = failure;
    return {
      to: { name: recipientName, address: recipient },
      subject: `Not delivered: your answer to ${isolate(name)}`,
      ...noticeEmail({
        title: 'An answer did not arrive',
        paragraphs: [
          `“${isolate(subject)}” could not be delivered to ${isolate(email)}: ${smtpResponse ?? 'no answer'}`,
          `${isolate(name)} has not heard from you. Please call ${isolate(phone)} and ask for another address.`,
          'The answer does not count as a contact, and is still written in the history of the lead.',
        ],
        button: { label: 'Open the lead', href: `${PUBLIC_URL}${leadPath(leadId)}` },
        remark: 'You get this mail once for each answer, because you wrote it or the lead belongs to you.',
      }),
    };
  };
