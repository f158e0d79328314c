import {
  type api,
  type Dashboard,
  openStatuses,
  type QueryOf,
  type Today,
  todayReasons,
  type ViewCounts,
} from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { LeadEntity } from '../leads/lead.entity';
import { filterFor } from '../team/lead-settings';
import { LeadList } from './search/lead-list';
import { LeadTotals, sumOf } from './search/lead-totals';
import { findToday } from './today';

const dashboardLeads = 5;

@Injectable()
export class InboxService {
  constructor(
    private readonly database: DataSource,
    private readonly list: LeadList,
    private readonly totals: LeadTotals,
  ) {}

  async page(query: QueryOf<typeof api.listSubmissions> & { limit: number }, user: SignedIn) {
    return this.list.page(await filterFor(this.database.manager, query, user));
  }

  /** Deleted leads, which wait here until they are erased, latest first. */
  deleted(query: QueryOf<typeof api.listDeleted>) {
    return this.pageWith({ ...query, deleted: true }, ({ deletion }) => deletion && { deletion });
  }

  async quarantined(query: QueryOf<typeof api.listQuarantine>, user: SignedIn) {
    const scope = await filterFor(this.database.manager, {}, user);
    const filter = { ...query, ...scope, quarantined: true } as const;
    return this.pageWith(filter, ({ quarantine }) => quarantine && { quarantine });
  }

  /** A page of leads that are in no other list, each with the reason. */
  private async pageWith<Why>(
    query: Parameters<LeadList['page']>[0],
    whyOf: (lead: LeadEntity) => Why | null,
  ) {
    const page = await this.list.page(query);
    const ids = page.submissions.map(({ id }) => id);
    const rows = await this.database.manager.findBy(LeadEntity, { id: In(ids) });
    const whys = new Map(rows.map((row) => [row.id, whyOf(row)]));
    const submissions = page.submissions.flatMap((lead) => {
      const why = whys.get(lead.id);
      return why ? [{ ...lead, ...why }] : [];
    });
    return { ...page, submissions };
  }

  async dashboard(user: SignedIn): Promise<Dashboard> {
    const scope = await filterFor(this.database.manager, {}, user);
    const [{ in_progress: inProgress, ...statuses }, recent, waiting] = await Promise.all([
      this.totals.countByStatus(scope.visibleTo),
      this.list.first(dashboardLeads, scope, 'newest'),
      this.list.first(dashboardLeads, scope, 'responseDue'),
    ]);
    const counts = { ...statuses, inProgress, total: sumOf([...Object.values(statuses), inProgress]) };
    const stats = Object.fromEntries(Object.entries(counts).map(([name, { count }]) => [name, count]));
    return { stats: stats as Dashboard['stats'], recent, waiting };
  }

  async countViews(user: SignedIn): Promise<ViewCounts> {
    const scope = await filterFor(this.database.manager, {}, user);
    const { visibleTo } = scope;
    const [statuses, owed, overdue, today, unassigned, deleted, owners] = await Promise.all([
      this.totals.countByStatus(visibleTo),
      this.totals.count({ ...scope, answer: 'owed' }),
      this.totals.count({ ...scope, due: 'overdue' }),
      this.totals.count({ ...scope, due: 'today' }),
      this.totals.count({ ...scope, ownerId: null, status: 'open' }),
      this.totals.count({ ...scope, deleted: true }),
      this.totals.countByOwner(visibleTo),
    ]);
    return {
      views: {
        all: sumOf(Object.values(statuses)),
        open: sumOf(openStatuses.map((status) => statuses[status])),
        ...statuses,
        owed,
        overdue,
        today,
        deleted,
        mine: sumOf(owners.filter(({ owner }) => owner.id === user.id)),
        unassigned,
      },
      owners,
    };
  }

  /** What somebody has to do today, among their own leads and those without an owner: most urgent first. */
  async today({ id }: SignedIn): Promise<Today> {
    const parts = await Promise.all(
      todayReasons.map(async (reason) => ({ reason, ...(await findToday(this.database, id, reason)) })),
    );
    return {
      items: parts.flatMap(({ reason, leads }) => leads.map((submission) => ({ reason, submission }))),
      counts: Object.fromEntries(parts.map(({ reason, count }) => [reason, count])) as Today['counts'],
    };
  }
}
