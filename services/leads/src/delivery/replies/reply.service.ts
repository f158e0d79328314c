import type { api, NewReply, ResponseOf } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { missingLead } from '../../leads/deletion';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository } from '../../leads/lead.repository';
import { LeadChanges } from '../../leads/lead-changes';
import { ReplyEntity } from './reply.entity';
import { ReplyRepository } from './reply.repository';
import { replyEmailKind } from './reply-email-kinds';

/** Answers of one author to one address: a conversation has fewer, and a flood lands us on the lists of spammers. */
const limit = { count: 10, seconds: 3600 };

/** Answers to enquiries by e-mail: written and queued in one transaction. */
@Injectable()
export class ReplyService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly replies: ReplyRepository,
    private readonly changes: LeadChanges,
  ) {}

  /** Sends it once, also to who presses twice or asks again because no answer came. */
  async send(
    leadId: string,
    { subject, text }: NewReply,
    user: SignedIn,
  ): Promise<ResponseOf<typeof api.addReply>> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, leadId, user);
      if (!lead || lead.deletion) throw missingLead(lead?.deletion);
      const repeated = await this.replies.findRepeated(manager, { leadId, authorId: user.id, subject, text });
      if (repeated) return this.answer(manager, leadId, repeated.id);
      const wait = await this.replies.findWait(manager, { authorId: user.id, leadId }, limit);
      if (wait) throw tooMany(wait);
      const id = uuid();
      const author = { authorId: user.id, authorName: user.name, authorEmail: user.email };
      await manager.insert(ReplyEntity, { id, leadId, subject, text, ...author });
      await queueDeliveries(manager, [{ kind: replyEmailKind, subjectId: id }]);
      await this.changes.answer(manager, lead, { actor: user, entryId: id });
      await announceChange(manager, user.id, lead);
      return this.answer(manager, leadId, id);
    });
  }

  private async answer(manager: EntityManager, leadId: string, id: string) {
    const reply = (await this.replies.findByLead(leadId, manager)).find((each) => each.id === id);
    if (!reply) throw new Error('An answer that was just written is not there');
    return { reply, submission: await this.leads.read(manager, leadId) };
  }
}

const tooMany = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return new AppError('too_many_requests', {
    message: `You have sent ${limit.count} e-mails to this address within an hour. Please call instead, or try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfter: seconds,
  });
};
