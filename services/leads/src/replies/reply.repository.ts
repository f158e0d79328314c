import type { Reply } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReplyEntity } from './reply.entity';
import * as sql from './reply.sql';
import { replyEmailKind } from './reply-email';

@Injectable()
export class ReplyRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Answers to a lead, newest first. */
  async findByLead(leadId: string, manager: EntityManager = this.database.manager): Promise<Reply[]> {
    const rows: sql.ReplyRow[] = await manager.query(sql.findReplies, [leadId, replyEmailKind]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  /** The same words of the same author a moment ago, unless they are known not to have arrived. */
  async findRepeated(
    manager: EntityManager,
    { leadId, authorId, subject, text }: Pick<ReplyEntity, 'leadId' | 'authorId' | 'subject' | 'text'>,
  ): Promise<sql.RepeatedReplyRow | undefined> {
    const [row]: sql.RepeatedReplyRow[] = await manager.query(sql.findRepeated, [
      leadId,
      authorId,
      subject,
      text,
    ]);
    return row;
  }
}
