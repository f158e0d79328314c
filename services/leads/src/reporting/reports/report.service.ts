import {
  type api,
  beforeOpenMinutes,
  dayOf,
  daysBetween,
  leadStatuses,
  type MonthReport,
  promiseMinutes,
  type QueryOf,
  type Report,
  serviceKeys,
  startOfDay,
  type TeamMember,
} from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessHours } from '../../team/business-hours';
import { limitOf } from '../../team/lead-settings';
import { monthReport } from './month-report';
import {
  type ArrivalsRow,
  arrivalsSql,
  type ResponsesRow,
  responsesSql,
  type TeamRow,
  teamSql,
} from './report.sql';

const dayMs = 24 * 60 * 60 * 1000;

@Injectable()
export class ReportService {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
  ) {}

  month(month: string): Promise<MonthReport> {
    return monthReport(this.database.manager, month);
  }

  async team(): Promise<TeamMember[]> {
    const today = dayOf(new Date());
    const values = [startOfDay(today), startOfDay(`${today.slice(0, 7)}-01`)];
    const rows: TeamRow[] = await this.database.query(teamSql, values);
    return rows.map(({ ownerId, ownerName, ...row }) => ({
      ...row,
      owner: ownerId && ownerName ? { id: ownerId, name: ownerName } : null,
    }));
  }

  /** A period in numbers, from the midnight before its first day to that after its last, of the leads that somebody may see. */
  async period({ from, to }: QueryOf<typeof api.report>, user: SignedIn): Promise<Report> {
    const visibleTo = (await limitOf(this.database.manager, user)) ?? null;
    const counted = [startOfDay(from), new Date(startOfDay(to).getTime() + dayMs), visibleTo];
    const owedSince = beforeOpenMinutes(new Date(), promiseMinutes, this.hours.current);
    const [arrivals, [firstResponse]]: [ArrivalsRow[], [ResponsesRow]] = await Promise.all([
      this.database.query(arrivalsSql, counted),
      this.database.query(responsesSql, [...counted, promiseMinutes, owedSince]),
    ]);
    const counts = (key: keyof ArrivalsRow) => {
      const sums = new Map<unknown, number>();
      for (const group of arrivals) sums.set(group[key], (sums.get(group[key]) ?? 0) + group.count);
      return (value: unknown) => sums.get(value) ?? 0;
    };
    const [onDay, inStatus, ofService] = [counts('day'), counts('status'), counts('service')];
    return {
      days: Array.from({ length: daysBetween(from, to) }, (_, index) => ({
        day: new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
        count: onDay(index),
      })),
      statuses: leadStatuses.map((status) => ({ status, count: inStatus(status) })),
      services: serviceKeys.map((service) => ({ service, count: ofService(service) })),
      firstResponse,
    };
  }
}
