import type { Dashboard, LeadStatus } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

type Counts = Record<LeadStatus, number>;

const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many leads there are, without counting them. */
@Injectable()
export class LeadCounts {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Leads by status, exact: the kept counts and those that the relay has not folded in yet. */
  async byStatus(): Promise<Counts> {
    const rows: { status: LeadStatus; count: number }[] = await this.database.query(
      `SELECT status, (count + CASE status WHEN 'new' THEN (SELECT count(*) FROM outbox) ELSE 0 END)::int AS count
       FROM lead_count`,
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Counts;
  }

  async stats(): Promise<Dashboard['stats']> {
    const { in_progress: inProgress, ...rest } = await this.byStatus();
    const total = sumOf(rest) + inProgress;
    return { total, inProgress, ...rest };
  }

  /** Leads with a status, or all of them. */
  async withStatus(status?: LeadStatus): Promise<number> {
    const counts = await this.byStatus();
    return status ? counts[status] : sumOf(counts);
  }
}
