import {
  buttons,
  defineMessage,
  type EmailContent,
  isolate,
  queueDeliveries,
  remark,
} from '@golghar/platform/deliveries';
import { filesOf, ReplyEntity } from '../../leads/entry.entity';
import { announceChange } from '../../leads/events/lead-channel';
import { resetFirstContact } from '../../leads/first-contact.sql';
import { LeadEntity } from '../../leads/lead.entity';
import { tellWebhooks } from '../../leads/webhook-calls';
import { linkToLead } from '../../leads-message';
import type { WorkerSettings } from '../../settings';
import { findReplyEmail, findReplyFailure, type ReplyEmailRow, type ReplyFailureRow } from './reply.sql';

/**
 * An answer as it is sent: from the agency, with replies to its author, and threaded with all answers to one enquiry. A person
 * wrote it, so that it is not marked as automatic.
 */
export const replyEmail = ({ leadId, earlier, ...reply }: ReplyEmailRow): EmailContent => ({
  to: reply.to,
  replyTo: reply.replyTo,
  references: [`lead-${leadId}`, ...earlier],
  inReplyTo: earlier.at(-1),
  headers: { 'Auto-Submitted': 'no' },
  subject: reply.subject,
  text: reply.text,
  attachments: filesOf(reply),
});

/** An answer to an enquiry, unless its lead was deleted meanwhile. */
export const replyMessage = defineMessage<WorkerSettings>({
  kind: 'reply',

  async render({ subjectId }, { database }) {
    const [reply]: ReplyEmailRow[] = await database.query(findReplyEmail, [subjectId]);
    return reply && replyEmail(reply);
  },

  /** An answer that cannot be delivered was no contact, and its author is told. */
  async recorded({ subjectId: id }, { state }, manager) {
    if (state !== 'failed') return;
    await manager.update(ReplyEntity, { id }, { isUndelivered: true });
    const reply = await manager.findOneBy(ReplyEntity, { id });
    if (!reply) return;
    const { leadId, createdAt, authorId } = reply;
    await manager.query(resetFirstContact, [[leadId], createdAt]);
    await manager.update(
      LeadEntity,
      { id: leadId },
      { updatedAt: () => 'now()', version: () => 'version + 1' },
    );
    await tellWebhooks(manager, 'lead.changed', [leadId]);
    await queueDeliveries(manager, 'reply_failure', [{ subjectId: id }]);
    await announceChange(manager, authorId, await manager.findOneByOrFail(LeadEntity, { id: leadId }));
  },
});

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
