import {
  type api,
  type BusinessCalendar,
  beforeOpenMinutes,
  daysBetween,
  leadStatuses,
  promiseMinutes,
  type QueryOf,
  type Report,
  serviceKeys,
  startOfDay,
} from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { type ArrivalsRow, arrivalsSql, type ResponsesRow, responsesSql } from './report.sql';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A period in numbers, from the midnight before its first day to that after its last.
 * @param visibleTo whose own and unassigned leads alone count
 */
export async function periodReport(
  manager: EntityManager,
  { from, to }: QueryOf<typeof api.report>,
  calendar: BusinessCalendar,
  visibleTo?: string,
): Promise<Report> {
  const counted = [startOfDay(from), new Date(startOfDay(to).getTime() + dayMs), visibleTo ?? null];
  const owedSince = beforeOpenMinutes(new Date(), promiseMinutes, calendar);
  const [arrivals, [firstResponse]]: [ArrivalsRow[], [ResponsesRow]] = await Promise.all([
    manager.query(arrivalsSql, counted),
    manager.query(responsesSql, [...counted, promiseMinutes, owedSince]),
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
