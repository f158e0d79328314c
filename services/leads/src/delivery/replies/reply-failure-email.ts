import { buttons, defineMessage, isolate, remark } from '@golghar/platform/deliveries';
import { linkToLead } from '../../leads-message';
import type { WorkerSettings } from '../../settings';
import { findReplyFailure, type ReplyFailureRow } from './reply.sql';

/** Tells of an answer that could not be delivered, unless the lead is gone or nobody is left to be told. */
export const replyFailureMessage = defineMessage<WorkerSettings>({
  kind: 'reply_failure',

  async render({ subjectId }, context) {
    const [failure]: ReplyFailureRow[] = await context.database.query(findReplyFailure, [subjectId]);
    if (!failure) return undefined;
    const { leadId, email, phone, subject, smtpResponse, reader } = failure;
    const name = isolate(failure.name);
    return {
      to: reader,
      subject: `Not delivered: your answer to ${name}`,
      title: 'An answer did not arrive',
      blocks: [
        `“${isolate(subject)}” could not be delivered to ${isolate(email)}: ${smtpResponse ?? 'no answer'}`,
        `${name} has not heard from you. Please call ${isolate(phone)} and ask for another address.`,
        'The answer does not count as a contact, and is still written in the history of the lead.',
        buttons(linkToLead(context, leadId)),
        remark('You get this mail once for each answer, because you wrote it or the lead belongs to you.'),
      ],
    };
  },
});
