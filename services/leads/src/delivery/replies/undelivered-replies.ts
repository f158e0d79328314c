import { queueEmails, type UndeliveredHandler } from '@golghar/platform/mail';
import { announceChange } from '../../leads/events/lead-channel';
import { ownerOf } from '../../leads/to-submission';
import { replyEmailKind } from './reply-email';
import type { ReplyEmailRepository } from './reply-email.repository';
import { replyFailureEmailKind } from './reply-failure-email';

/** What follows when an answer will never arrive: it was no contact, and who wrote it is told. */
export const makeUndeliveredReplyHandler =
  (replies: ReplyEmailRepository): UndeliveredHandler =>
  async ({ kind, subjectId }, manager) => {
    if (kind !== replyEmailKind) return;
    const reply = await replies.markUndelivered(manager, subjectId);
    if (!reply) return;
    const lead = await replies.removeContact(manager, reply);
    await queueEmails(manager, [{ kind: replyFailureEmailKind, subjectId }]);
    await announceChange(manager, reply.authorId, { id: lead.id, owner: ownerOf(lead) });
  };
