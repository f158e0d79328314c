import { type EmailKind, leadPath } from '@golghar/contracts';
import type { EmailContent, Message, Renderer } from '@golghar/platform/deliveries';
import { buttons, isolate, remark, renderEmail } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { findReplyFailure, type ReplyFailureRow } from './reply.sql';

/** Kind of the e-mail that tells of an answer which never arrived. */
export const replyFailureEmailKind = 'reply_failure' satisfies EmailKind;

/** What is said of an answer that did not arrive. */
function replyFailureEmail(
  { leadId, name, email, phone, subject, smtpResponse, recipient, recipientName }: ReplyFailureRow,
  publicUrl: string,
): EmailContent {
  return {
    to: { name: recipientName, address: recipient },
    subject: `Not delivered: your answer to ${isolate(name)}`,
    ...renderEmail({
      title: 'An answer did not arrive',
      blocks: [
        `“${isolate(subject)}” could not be delivered to ${isolate(email)}: ${smtpResponse ?? 'no answer'}`,
        `${isolate(name)} has not heard from you. Please call ${isolate(phone)} and ask for another address.`,
        'The answer does not count as a contact, and is still written in the history of the lead.',
        buttons({ label: 'Open the lead', href: `${publicUrl}${leadPath(leadId)}` }),
        remark('You get this mail once for each answer, because you wrote it or the lead belongs to you.'),
      ],
    }),
  };
}

/** Nobody is told once the lead is gone, or when nobody is left to be. */
@Injectable()
export class ReplyFailureMessage implements Message {
  readonly kind = replyFailureEmailKind;

  constructor(@Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'PUBLIC_URL'>) {}

  readonly render: Renderer = async ({ subjectId }, manager) => {
    const [failure]: ReplyFailureRow[] = await manager.query(findReplyFailure, [subjectId]);
    return failure && replyFailureEmail(failure, this.settings.PUBLIC_URL);
  };
}
