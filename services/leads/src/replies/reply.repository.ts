import type { Reply } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { findReplies, type ReplyRow } from './reply.sql';
import { replyEmailKind } from './reply-email';

@Injectable()
export class ReplyRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Answers to a lead, newest first. */
  async findByLead(leadId: string, manager: EntityManager = this.database.manager): Promise<Reply[]> {
    const rows: ReplyRow[] = await manager.query(findReplies, [leadId, replyEmailKind]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }
}
