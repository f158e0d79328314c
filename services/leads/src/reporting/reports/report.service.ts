import {
  type api,
  beforeOpenMinutes,
  leadStatuses,
  promiseMinutes,
  type QueryOf,
  type Report,
  serviceKeys,
} from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { daysOf, periodOf } from './period';
import { ReportRepository } from './report.repository';
import type { ArrivalsRow } from './report.sql';

@Injectable()
export class ReportService {
  constructor(
    private readonly reports: ReportRepository,
    private readonly hours: BusinessHours,
  ) {}

  /** A period in numbers; with an owner of their own and unassigned leads alone. */
  async report(query: QueryOf<typeof api.report>, visibleTo?: string): Promise<Report> {
    const period = { ...periodOf(query), visibleTo };
    const [arrivals, firstResponse] = await Promise.all([
      this.reports.arrivals(period),
      this.reports.responses(
        period,
        promiseMinutes,
        beforeOpenMinutes(new Date(), promiseMinutes, this.hours.current),
      ),
    ]);
    const byDay = sums(arrivals, 'day');
    const byStatus = sums(arrivals, 'status');
    const byService = sums(arrivals, 'service');
    return {
      days: daysOf(query).map((day, index) => ({ day, count: byDay.get(index) ?? 0 })),
      statuses: leadStatuses.map((status) => ({ status, count: byStatus.get(status) ?? 0 })),
      services: serviceKeys.map((service) => ({ service, count: byService.get(service) ?? 0 })),
      firstResponse,
    };
  }
}

/** Adds up the counts of those that have the same value under a key. */
function sums<Key extends 'day' | 'status' | 'service'>(arrivals: ArrivalsRow[], key: Key) {
  const totals = new Map<ArrivalsRow[Key], number>();
  for (const group of arrivals) totals.set(group[key], (totals.get(group[key]) ?? 0) + group.count);
  return totals;
}
