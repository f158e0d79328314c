import {
  csvLine,
  inertCell,
  type MonthFigures,
  type MonthReport,
  monthParts,
  startOfDay,
  statusLabels,
} from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { type MonthRow, monthSql } from './report.sql';

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

/** So many months later, `2026-12` after `2026-11`. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** What names a row within its part. */
const keyOf = ({ source, choice, service, ownerId }: MonthRow): string =>
  source ?? choice ?? service ?? ownerId ?? '';

/** A month in figures, against the one before. */
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
    owners: compared('owner').map(({ ownerId, ownerName, ...row }) => ({
      ...row,
      owner: ownerId && ownerName ? { id: ownerId, name: ownerName } : null,
    })),
  };
}

/** Figures as they were counted, so that a spreadsheet can go on from them. */
const figures: [head: string, name: keyof MonthFigures][] = [
  ['Leads', 'leads'],
  ['Promises due', 'promised'],
  ['Promises kept', 'kept'],
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
