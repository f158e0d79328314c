import type { AnswerOf, api, ParamsOf, RequestOf } from '@golghar/contracts';
import { AppError, type SignedIn, sha256 } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { type EntityManager, Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { replyDelaySeconds } from '../../leads/change-kinds';
import { filesOf, ReplyEntity } from '../../leads/entry.entity';
import { LeadEntity } from '../../leads/lead.entity';
import { findShownLead, lockPresentLead, readLead } from '../../leads/lead.repository';
import { changeLeads } from '../../leads/lead-changes';
import { findReplies } from './reply.sql';

/** Answers of one author to one address per day: a conversation has fewer, and a flood gets us on spam lists. */
const limit = { count: 10, seconds: 3600 };

/** Sends it after a moment in which it can be taken back; only once, even if somebody presses twice or repeats a request. */
export async function sendReply(
  manager: EntityManager,
  leadId: string,
  { attachments: files, ...words }: RequestOf<typeof api.addReply>,
  user: SignedIn,
): Promise<AnswerOf<typeof api.addReply>> {
  const lead = await lockPresentLead(manager, leadId, user);
  const held = files.map(({ content }) => Buffer.from(content, 'base64'));
  const attachments = files.map(({ name }, index) => ({ name, size: held[index]?.length ?? 0 }));
  const contents = held.length > 0 ? Buffer.concat(held) : null;
  // The same words and files a moment ago, unless known not to have arrived.
  const sameContents = Raw((column) => `sha256(${column}) IS NOT DISTINCT FROM :hash`, {
    hash: contents && sha256(contents),
  });
  const createdAt = Raw((time) => `${time} > now() - interval '5 minutes'`);
  const same = {
    leadId,
    authorId: user.id,
    ...words,
    contents: sameContents,
    isUndelivered: false,
    createdAt,
  };
  const repeated = await manager.findOne(ReplyEntity, { where: same, order: { createdAt: 'DESC' } });
  if (repeated) return answer(manager, leadId, repeated.id);
  await refuseFlood(manager, lead, user.id);
  const id = uuid();
  const author = { authorId: user.id, authorName: user.name, authorEmail: user.email };
  await manager.insert(ReplyEntity, { id, leadId, ...words, attachments, contents, ...author });
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

/**
 * A file sent with an answer.
 * @throws AppError not_found when it is no longer kept
 */
export async function readAttachment(
  manager: EntityManager,
  { id: leadId, replyId: id, index }: ParamsOf<typeof api.getAttachment>,
  user: SignedIn,
) {
  await findShownLead(manager, leadId, user);
  const select = { attachments: true, contents: true } as const;
  const reply = await manager.findOne(ReplyEntity, { select, where: { id, leadId } });
  const file = reply && filesOf(reply)[index];
  if (!file) throw new AppError('not_found', { message: 'This file is not kept any more.' });
  return file;
}
