import { openStatuses, type ViewCounts } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { LeadList } from '../search/lead-list';
import { LeadViewRepository } from './lead-view.repository';

type Count = ViewCounts['views']['all'];

const none: Count = { count: 0, isExact: true };

const sum = (counts: readonly Count[]): Count => ({
  count: counts.reduce((total, { count }) => total + count, 0),
  isExact: counts.every(({ isExact }) => isExact),
});

/** How many leads each view has: by the kept counts where there are some, and counted as far as it is quick. */
@Injectable()
export class LeadViewService {
  constructor(
    private readonly list: LeadList,
    private readonly access: LeadAccess,
    private readonly views: LeadViewRepository,
  ) {}

  async count(user: SignedIn): Promise<ViewCounts> {
    const scope = await this.access.filterFor({}, user);
    const { visibleTo } = scope;
    const [statuses, owed, overdue, today, unassigned, deleted, owners] = await Promise.all([
      this.list.countByStatus(visibleTo),
      this.list.count({ ...scope, answer: 'owed' }),
      this.list.count({ ...scope, due: 'overdue' }),
      this.list.count({ ...scope, due: 'today' }),
      this.list.count({ ...scope, ownerId: null, status: 'open' }),
      this.list.countDeleted(visibleTo),
      this.views.countByOwner(visibleTo),
    ]);
    const own = owners.find(({ owner }) => owner.id === user.id);
    return {
      views: {
        all: sum(Object.values(statuses)),
        open: sum(openStatuses.map((status) => statuses[status])),
        ...statuses,
        owed,
        overdue,
        today,
        deleted,
        mine: own ? { count: own.count, isExact: own.isExact } : none,
        unassigned,
      },
      owners,
    };
  }
}
