import type { LeadStatus } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type LeadCountRow, leadCountsSql } from './lead-counts.sql';

@Injectable()
export class LeadCountRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Leads by status, exact: the kept counts and those that the relay has not folded in yet. */
  async findByStatus(): Promise<Record<LeadStatus, number>> {
    const rows: LeadCountRow[] = await this.database.query(leadCountsSql);
    return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Record<LeadStatus, number>;
  }
}
