import { type LeadStatus, type StatusFilter, statusesOf } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { LeadCountRepository } from './lead-count.repository';

const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many leads there are, without counting them. */
@Injectable()
export class LeadCounts {
  constructor(private readonly counts: LeadCountRepository) {}

  /** Leads by status, exact. */
  byStatus(): Promise<Record<LeadStatus, number>> {
    return this.counts.findByStatus();
  }

  /** Leads with a status, those that are open or decided, or all of them. */
  async withStatus(filter?: StatusFilter): Promise<number> {
    const counts = await this.byStatus();
    return filter ? statusesOf(filter).reduce((sum, status) => sum + counts[status], 0) : sumOf(counts);
  }
}
