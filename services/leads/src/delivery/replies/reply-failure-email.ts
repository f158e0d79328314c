import { buttons, type Delivery, isolate, remark } from '@golghar/platform/deliveries';
import { LeadsMessage } from '../../leads-message';
import { findReplyFailure, type ReplyFailureRow } from './reply.sql';

/** Tells of an answer that never arrived, unless the lead is gone or nobody is left to be told. */
export class ReplyFailureMessage extends LeadsMessage {
  readonly kind = 'reply_failure';

  override async render({ subjectId }: Delivery) {
    const [failure]: ReplyFailureRow[] = await this.database.query(findReplyFailure, [subjectId]);
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
        buttons(this.linkToLead(leadId)),
        remark('You get this mail once for each answer, because you wrote it or the lead belongs to you.'),
      ],
    };
  }
}
