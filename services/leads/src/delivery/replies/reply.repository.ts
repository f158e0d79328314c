import type { Reply } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { ReplyEntity } from './reply.entity';
import * as sql from './reply.sql';
import { replyEmailKind } from './reply-email-kinds';

@Injectable()
export class ReplyRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Answers to a lead, newest first. */
  async findByLead(leadId: string, manager: EntityManager = this.database.manager): Promise<Reply[]> {
    const rows: sql.ReplyRow[] = await manager.query(sql.findReplies, [leadId, replyEmailKind]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  /** The same words of the same author a moment ago, unless they are known not to have arrived. */
  findRepeated(
    manager: EntityManager,
    { leadId, authorId, subject, text }: Pick<ReplyEntity, 'leadId' | 'authorId' | 'subject' | 'text'>,
  ): Promise<ReplyEntity | null> {
    const createdAt = Raw((time) => `${time} > now() - interval '5 minutes'`);
    return manager.findOne(ReplyEntity, {
      where: { leadId, authorId, subject, text, isUndelivered: false, createdAt },
      order: { createdAt: 'DESC' },
    });
  }

  /** Seconds until somebody may write to the address of a lead again; undefined when they may now. */
  async findWait(
    manager: EntityManager,
    { authorId, leadId }: Pick<ReplyEntity, 'authorId' | 'leadId'>,
    { count, seconds }: { count: number; seconds: number },
  ): Promise<number | undefined> {
    const [row]: sql.WaitRow[] = await manager.query(sql.findWait, [authorId, leadId, count, seconds]);
    return row?.waitSeconds;
  }
}
