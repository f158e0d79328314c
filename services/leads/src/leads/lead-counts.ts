import { type LeadStatus, openStatuses } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type LeadCountRow, leadCountsSql } from './lead-counts.sql';

type Counts = Record<LeadStatus, number>;

const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many leads there are, without counting them. */
@Injectable()
export class LeadCounts {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Leads by status, exact: the kept counts and those that the relay has not folded in yet. */
  async byStatus(): Promise<Counts> {
    const rows: LeadCountRow[] = await this.database.query(leadCountsSql);
    return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Counts;
  }

  /** Leads with a status, those that are open, or all of them. */
  async withStatus(status?: LeadStatus | 'open'): Promise<number> {
    const counts = await this.byStatus();
    if (status === 'open') return openStatuses.reduce((sum, open) => sum + counts[open], 0);
    return status ? counts[status] : sumOf(counts);
  }
}
