import type { Dashboard, SubmissionDetail, SubmissionList, SubmissionQuery } from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { encodeCursor } from './cursor';
import { LeadRepository } from './lead.repository';
import { LeadCounts } from './lead-counts';
import { isCountKept } from './lead-filter';

const recentLeads = 5;

@Injectable()
export class LeadService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly counts: LeadCounts,
  ) {}

  async list(query: SubmissionQuery): Promise<SubmissionList> {
    const { limit } = query;
    // One more than the page tells whether there is another.
    const [found, total] = await Promise.all([
      this.leads.find(query, limit === undefined ? undefined : limit + 1),
      this.total(query),
    ]);
    const submissions = found.slice(0, limit);
    const last = submissions.at(-1);
    return {
      submissions,
      total,
      isTotalExact: true,
      nextCursor: last && found.length > submissions.length ? encodeCursor(last) : null,
    };
  }

  async detail(id: string): Promise<SubmissionDetail> {
    const submission = await this.leads.findDetail(id);
    if (!submission) throw new AppError('not_found');
    return submission;
  }

  async dashboard(): Promise<Dashboard> {
    const [stats, recent, waiting] = await Promise.all([
      this.counts.stats(),
      this.leads.find({}, recentLeads),
      this.leads.waiting(recentLeads),
    ]);
    return { stats, recent, waiting };
  }

  private total(query: SubmissionQuery): Promise<number> {
    if (!isCountKept(query)) return this.leads.count(query);
    return query.status
      ? this.counts.byStatus().then((counts) => counts[query.status ?? 'new'])
      : this.counts.stats().then(({ total }) => total);
  }
}
