import { openStatuses, type ViewCounts } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { LeadCounts } from '../leads/lead-counts';
import { LeadList } from '../search/lead-list';

const exactly = (count: number) => ({ count, isExact: true });

/** How many leads each view has: by the kept counts where there are some, and counted as far as it is quick. */
@Injectable()
export class LeadViewService {
  constructor(
    private readonly counts: LeadCounts,
    private readonly list: LeadList,
  ) {}

  async count(): Promise<ViewCounts['views']> {
    const [statuses, overdue, today, deleted] = await Promise.all([
      this.counts.byStatus(),
      this.list.count({ due: 'overdue' }),
      this.list.count({ due: 'today' }),
      this.list.countDeleted(),
    ]);
    const sum = (some: readonly (keyof typeof statuses)[]) =>
      exactly(some.reduce((total, status) => total + statuses[status], 0));
    return {
      all: sum(Object.keys(statuses) as (keyof typeof statuses)[]),
      open: sum(openStatuses),
      new: exactly(statuses.new),
      in_progress: exactly(statuses.in_progress),
      pending: exactly(statuses.pending),
      delivered: exactly(statuses.delivered),
      lost: exactly(statuses.lost),
      overdue,
      today,
      deleted,
    };
  }
}
