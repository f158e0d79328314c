import type { Readable } from 'node:stream';
import type { Dashboard, SubmissionDetail, SubmissionList, SubmissionQuery } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { ExportService } from '../exports/export.service';
import { LeadRepository } from './lead.repository';
import { LeadCounts } from './lead-counts';
import { LeadList } from './list/lead-list';

const recentLeads = 5;

@Injectable()
export class LeadService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly counts: LeadCounts,
    private readonly pages: LeadList,
    private readonly exports: ExportService,
  ) {}

  /** A page of the list, or, without a limit, all of it as JSON that is made while it is sent. */
  list({ limit, ...query }: SubmissionQuery, user: SignedIn): Promise<SubmissionList | Readable> {
    return limit === undefined ? this.exports.list(query, user) : this.pages.page({ ...query, limit });
  }

  async detail(id: string): Promise<SubmissionDetail> {
    const submission = await this.leads.findDetail(id);
    if (!submission) throw new AppError('not_found');
    return submission;
  }

  async dashboard(): Promise<Dashboard> {
    const [stats, recent, waiting] = await Promise.all([
      this.counts.stats(),
      this.pages.newest(recentLeads),
      this.leads.waiting(recentLeads),
    ]);
    return { stats, recent, waiting };
  }
}
