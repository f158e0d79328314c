import type { AnswerOf, api, RequestOf } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { type EntityManager, Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { replyDelaySeconds } from '../../leads/change-kinds';
import { ReplyEntity } from '../../leads/entry.entity';
import { LeadEntity } from '../../leads/lead.entity';
import { lockPresentLead, readLead } from '../../leads/lead.repository';
import { changeLeads } from '../../leads/lead-changes';
import { findReplies } from './reply.sql';

/** Answers of one author to one address: a conversation has fewer, and a flood lands us on the lists of spammers. */
const limit = { count: 10, seconds: 3600 };

/** Sends it in a moment, until when it can be taken back; once, also to who presses twice or asks again because no answer came. */
export async function sendReply(
  manager: EntityManager,
  leadId: string,
  { subject, text }: RequestOf<typeof api.addReply>,
  user: SignedIn,
): Promise<AnswerOf<typeof api.addReply>> {
  const lead = await lockPresentLead(manager, leadId, user);
  // The same words a moment ago, unless they are known not to have arrived.
  const createdAt = Raw((time) => `${time} > now() - interval '5 minutes'`);
  const same = { leadId, authorId: user.id, subject, text, isUndelivered: false, createdAt };
  const repeated = await manager.findOne(ReplyEntity, { where: same, order: { createdAt: 'DESC' } });
  if (repeated) return answer(manager, leadId, repeated.id);
  await refuseFlood(manager, lead, user.id);
  const id = uuid();
  const author = { authorId: user.id, authorName: user.name, authorEmail: user.email };
  await manager.insert(ReplyEntity, { id, leadId, subject, text, ...author });
  await queueDeliveries(manager, 'reply', [{ subjectId: id, waitSeconds: replyDelaySeconds }]);
  await changeLeads(manager, [lead], { reply: () => null }, { actor: user, entryId: id });
  return answer(manager, leadId, id);
}

async function refuseFlood(manager: EntityManager, { email }: LeadEntity, authorId: string): Promise<void> {
  const since = new Date(Date.now() - limit.seconds * 1000);
  const recent = await manager
    .createQueryBuilder(ReplyEntity, 'reply')
    .innerJoin(LeadEntity, 'lead', 'lead.id = reply.leadId AND lower(lead.email) = lower(:email)', {
      email,
    })
    .where('reply.authorId = :authorId AND reply.createdAt > :since', { authorId, since })
    .orderBy('reply.createdAt', 'DESC')
    .limit(limit.count)
    .getMany();
  const oldest = recent[limit.count - 1];
  if (!oldest) return;
  const retryAfter = Math.ceil((oldest.createdAt.getTime() - since.getTime()) / 1000);
  const minutes = Math.ceil(retryAfter / 60);
  throw new AppError('too_many_requests', {
    message: `You have sent ${limit.count} e-mails to this address within an hour. Please call instead, or try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfter,
  });
}

async function answer(manager: EntityManager, leadId: string, id: string) {
  const reply = (await findReplies(manager, leadId)).find((each) => each.id === id);
  if (!reply) throw new Error('An answer that was just written is not there');
  return { reply, submission: await readLead(manager, leadId) };
}
