import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { resetFirstContact } from '../../leads/first-contact.sql';
import { LeadEntity } from '../../leads/lead.entity';
import { ReplyEntity } from './reply.entity';

/** What becomes of answers that never arrive, for the worker. */
@Injectable()
export class ReplyEmailRepository {
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
