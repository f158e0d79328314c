import type { Dashboard } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { LeadRepository } from '../leads/lead.repository';
import { LeadCounts } from '../leads/lead-counts';
import { LeadList } from '../search/lead-list';

const recentLeads = 5;

@Injectable()
export class DashboardService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly counts: LeadCounts,
    private readonly list: LeadList,
  ) {}

  async dashboard(): Promise<Dashboard> {
    const [stats, recent, waiting] = await Promise.all([
      this.counts.stats(),
      this.list.newest(recentLeads),
      this.leads.waiting(recentLeads),
    ]);
    return { stats, recent, waiting };
  }
}
