import { defineMessage, type EmailContent, queueDeliveries } from '@golghar/platform/deliveries';
import { filesOf, ReplyEntity } from '../../leads/entry.entity';
import { resetFirstContact } from '../../leads/first-contact.sql';
import { lockLeads } from '../../leads/lead.repository';
import { LeadActivityEntity } from '../../leads/lead-activity.entity';
import { changeLeads } from '../../leads/lead-changes';
import type { WorkerSettings } from '../../settings';
import { findReplyEmail, type ReplyEmailRow } from './reply.sql';

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
    const { leadId, createdAt } = reply;
    const leads = await lockLeads(manager, [leadId], null);
    const written = await manager.findOneBy(LeadActivityEntity, { leadId, kind: 'reply', entryId: id });
    const undoes = new Map([[leadId, written?.id ?? id]]);
    await changeLeads(manager, leads, { reply: () => null }, { actor: null, entryId: id, undoes });
    await manager.query(resetFirstContact, [[leadId], createdAt]);
    await queueDeliveries(manager, 'reply_failure', [{ subjectId: id }]);
  },
});
