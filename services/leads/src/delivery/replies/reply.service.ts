import type { api, Reply, RequestOf, ResponseOf } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { missingLead } from '../../leads/deletion';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository } from '../../leads/lead.repository';
import { LeadChanges } from '../../leads/lead-changes';
import { ReplyEntity } from './reply.entity';
import * as sql from './reply.sql';
import { replyEmailKind } from './reply-email';

/** Answers of one author to one address: a conversation has fewer, and a flood lands us on the lists of spammers. */
const limit = { count: 10, seconds: 3600 };

/** Answers to a lead, newest first. */
export async function findReplies(manager: EntityManager, leadId: string): Promise<Reply[]> {
  const rows: sql.ReplyRow[] = await manager.query(sql.findReplies, [leadId]);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Answers to enquiries by e-mail: written and queued in one transaction. */
@Injectable()
export class ReplyService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
  ) {}

  /** Sends it once, also to who presses twice or asks again because no answer came. */
  async send(
    leadId: string,
    { subject, text }: RequestOf<typeof api.addReply>,
    user: SignedIn,
  ): Promise<ResponseOf<typeof api.addReply>> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, leadId, user);
      if (!lead || lead.deletion) throw missingLead(lead?.deletion);
      // The same words a moment ago, unless they are known not to have arrived.
      const createdAt = Raw((time) => `${time} > now() - interval '5 minutes'`);
      const same = { leadId, authorId: user.id, subject, text, isUndelivered: false, createdAt };
      const repeated = await manager.findOne(ReplyEntity, { where: same, order: { createdAt: 'DESC' } });
      if (repeated) return this.answer(manager, leadId, repeated.id);
      const [wait]: sql.WaitRow[] = await manager.query(sql.findWait, [
        user.id,
        leadId,
        limit.count,
        limit.seconds,
      ]);
      if (wait) throw tooMany(wait.waitSeconds);
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
    const reply = (await findReplies(manager, leadId)).find((each) => each.id === id);
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
