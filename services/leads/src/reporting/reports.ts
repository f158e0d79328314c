import {
  type api,
  type BusinessCalendar,
  beforeOpenMinutes,
  csvLine,
  dayOf,
  daysBetween,
  inertCell,
  leadStatuses,
  type MonthFigures,
  type MonthReport,
  monthParts,
  promiseMinutes,
  type QueryOf,
  type Report,
  serviceKeys,
  startOfDay,
  statusLabels,
  type TeamMember,
} from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import type { EntityManager } from 'typeorm';
import { limitOf } from '../team/lead-settings';
import {
  type ArrivalsRow,
  arrivalsSql,
  type MonthRow,
  monthSql,
  type ResponsesRow,
  responsesSql,
  type TeamRow,
  teamSql,
} from './report.sql';

const none: MonthFigures = {
  leads: 0,
  promised: 0,
  kept: 0,
  medianMinutes: null,
  p90Minutes: null,
  won: 0,
  lost: 0,
  wonValue: 0,
};

/** Months later, `2026-12` after `2026-11`. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

const keyOf = ({ source, choice, service, ownerId }: MonthRow): string =>
  source ?? choice ?? service ?? ownerId ?? '';

const withOwner = <Row extends { ownerId: string | null; ownerName: string | null }>({
  ownerId,
  ownerName,
  ...row
}: Row) => ({ ...row, owner: ownerId && ownerName ? { id: ownerId, name: ownerName } : null });

export async function monthReport(manager: EntityManager, month: string): Promise<MonthReport> {
  const read = (each: string): Promise<MonthRow[]> =>
    manager.query(monthSql, [startOfDay(`${each}-01`), startOfDay(`${monthAfter(each, 1)}-01`)]);
  const monthBefore = monthAfter(month, -1);
  const now = await read(month);
  const before = await read(monthBefore);
  const compared = (part: MonthRow['part']) => {
    const byKey = (rows: MonthRow[]) =>
      new Map(rows.filter((row) => row.part === part).map((row) => [keyOf(row), row]));
    const [current, earlier] = [byKey(now), byKey(before)];
    return [...new Map([...earlier, ...current])]
      .map(([key, row]) => ({ ...row, now: current.get(key) ?? none, before: earlier.get(key) ?? none }))
      .sort((one, other) => other.now.leads - one.now.leads || other.before.leads - one.before.leads);
  };
  return {
    month,
    monthBefore,
    total: compared('total')[0] ?? { now: none, before: none },
    sources: compared('source'),
    choices: compared('choice').flatMap(({ choice, ...row }) => (choice ? [{ ...row, choice }] : [])),
    services: compared('service').flatMap(({ service, ...row }) => (service ? [{ ...row, service }] : [])),
    owners: compared('owner').map(withOwner),
  };
}

/** Plain figures, so that a spreadsheet can calculate with them. */
const figures: [head: string, name: keyof MonthFigures][] = [
  ['Leads', 'leads'],
  ['Answers promised', 'promised'],
  ['Answered in time', 'kept'],
  ['Median minutes to first contact', 'medianMinutes'],
  ['90 % within minutes', 'p90Minutes'],
  [statusLabels.delivered, 'won'],
  [statusLabels.lost, 'lost'],
  [`${statusLabels.delivered} in rupees`, 'wonValue'],
];

const cell = (value: string | number | null): string =>
  typeof value === 'string' ? inertCell(value) : String(value ?? '');

/** A month as a CSV file, with a byte-order mark so that a spreadsheet reads Hindi. */
export function monthCsv(report: MonthReport): string {
  const heads = figures.map(([head]) => head);
  const lines = [
    ['Part', 'Name', ...heads, ...heads.map((head) => `${head} (month before)`)],
    ...monthParts(report).flatMap(({ caption, rows }) =>
      rows.map(({ name, now, before }) => [
        caption,
        name,
        ...[now, before].flatMap((month) => figures.map(([, figure]) => month[figure])),
      ]),
    ),
  ];
  return `\ufeff${lines.map((line) => csvLine(line.map(cell))).join('')}`;
}

const dayMs = 24 * 60 * 60 * 1000;

export async function teamReport(manager: EntityManager): Promise<TeamMember[]> {
  const today = dayOf(new Date());
  const values = [startOfDay(today), startOfDay(`${today.slice(0, 7)}-01`)];
  const rows: TeamRow[] = await manager.query(teamSql, values);
  return rows.map(withOwner);
}

/** A period in numbers, from the midnight before its first day to that after its last, of the leads that somebody may see. */
export async function periodReport(
  manager: EntityManager,
  { from, to }: QueryOf<typeof api.report>,
  user: SignedIn,
  hours: BusinessCalendar,
): Promise<Report> {
  const visibleTo = (await limitOf(manager, user)) ?? null;
  const counted = [startOfDay(from), new Date(startOfDay(to).getTime() + dayMs), visibleTo];
  const owedSince = beforeOpenMinutes(new Date(), promiseMinutes, hours);
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
