import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { resetFirstContact } from '../../leads/first-contact.sql';
import { LeadEntity } from '../../leads/lead.entity';
import { ReplyEntity } from './reply.entity';
import * as sql from './reply.sql';

/** Answers as e-mails on their way, for the worker. */
@Injectable()
export class ReplyEmailRepository {
  /** What is to be sent, with the e-mails of some kinds that its reader has already; undefined once the lead is deleted. */
  async findEmail(
    manager: EntityManager,
    replyId: string,
    kinds: readonly string[],
  ): Promise<sql.ReplyEmailRow | undefined> {
    const [row]: sql.ReplyEmailRow[] = await manager.query(sql.findReplyEmail, [replyId, kinds]);
    return row;
  }

  /** An answer that was not delivered, and who is told; undefined when nobody is left to be. */
  async findFailure(
    manager: EntityManager,
    replyId: string,
    kind: string,
  ): Promise<sql.ReplyFailureRow | undefined> {
    const [row]: sql.ReplyFailureRow[] = await manager.query(sql.findReplyFailure, [replyId, kind]);
    return row;
  }

  /** Marks an answer as one that never arrives; null when it is gone. */
  async markUndelivered(manager: EntityManager, replyId: string): Promise<ReplyEntity | null> {
    await manager.update(ReplyEntity, { id: replyId }, { isUndelivered: true });
    return manager.findOneBy(ReplyEntity, { id: replyId });
  }

  /** Takes an answer back as a contact to its lead; returns the lead. */
  async removeContact(manager: EntityManager, { leadId: id, createdAt }: ReplyEntity): Promise<LeadEntity> {
    await manager.query(resetFirstContact, [id, createdAt]);
    await manager.update(LeadEntity, { id }, { updatedAt: () => 'now()', version: () => 'version + 1' });
    return manager.findOneByOrFail(LeadEntity, { id });
  }
}
