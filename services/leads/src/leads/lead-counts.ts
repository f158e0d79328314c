import { type LeadStatus, type StatusFilter, statusesOf } from '@golghar/contracts';
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

  /** Leads with a status, those that are open or decided, or all of them. */
  async withStatus(filter?: StatusFilter): Promise<number> {
    const counts = await this.byStatus();
    return filter ? statusesOf(filter).reduce((sum, status) => sum + counts[status], 0) : sumOf(counts);
  }
}
