import type { Dashboard } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { LeadList } from '../search/lead-list';

const recentLeads = 5;

@Injectable()
export class DashboardService {
  constructor(
    private readonly list: LeadList,
    private readonly access: LeadAccess,
  ) {}

  async dashboard(user: SignedIn): Promise<Dashboard> {
    const scope = await this.access.filterFor({}, user);
    const [statuses, recent, waiting] = await Promise.all([
      this.list.countByStatus(scope.visibleTo),
      this.list.newest(recentLeads, scope),
      this.list.waiting(recentLeads, scope),
    ]);
    const stats = {
      total: Object.values(statuses).reduce((total, { count }) => total + count, 0),
      new: statuses.new.count,
      inProgress: statuses.in_progress.count,
      pending: statuses.pending.count,
      delivered: statuses.delivered.count,
      lost: statuses.lost.count,
    };
    return { stats, recent, waiting };
  }
}
