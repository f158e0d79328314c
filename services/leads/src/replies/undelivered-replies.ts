import { OutgoingEmailEntity, type UndeliveredHandler } from '@golghar/platform/mail';
import { v7 as uuid } from 'uuid';
import { announceChange } from '../events/lead-channel';
import { resetFirstContact } from '../leads/first-contact.sql';
import { LeadEntity } from '../leads/lead.entity';
import { ownerOf } from '../leads/to-submission';
import * as sql from './reply.sql';
import { replyEmailKind } from './reply-email';
import { replyFailureEmailKind } from './reply-failure-email';

/** What follows when an answer will never arrive: it was no contact, and who wrote it is told. */
export const undeliveredReplies: UndeliveredHandler = async ({ kind, subjectId }, manager) => {
  if (kind !== replyEmailKind) return;
  const [[reply]]: [sql.UndeliveredReplyRow[], number] = await manager.query(sql.markUndelivered, [
    subjectId,
  ]);
  if (!reply) return;
  const { leadId: id, authorId, createdAt } = reply;
  await manager.query(resetFirstContact, [id, createdAt]);
  await manager.update(LeadEntity, { id }, { updatedAt: () => 'now()', version: () => 'version + 1' });
  await manager.insert(OutgoingEmailEntity, { id: uuid(), kind: replyFailureEmailKind, subjectId });
  const lead = await manager.findOneByOrFail(LeadEntity, { id });
  await announceChange(manager, authorId, { id, owner: ownerOf(lead) });
};
