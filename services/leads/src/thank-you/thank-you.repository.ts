import type { ThankYou } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { findThankYou, type ThankYouRow } from './thank-you.sql';
import { thankYouEmailKind } from './thank-you-email';

@Injectable()
export class ThankYouRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Whether the sender of a lead was thanked, and what became of it; null where nobody was to be. */
  async findByLead(leadId: string): Promise<ThankYou | null> {
    const [row]: ThankYouRow[] = await this.database.query(findThankYou, [leadId, thankYouEmailKind]);
    return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
  }
}
