import { type MonthFigures, type MonthReport, startOfDay } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type MonthRow, monthSql } from './month-report.sql';

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

type Part = MonthRow['part'];

/** What names a row within its part. */
const keyOf = ({ source, choice, service, ownerId }: MonthRow): string =>
  source ?? choice ?? service ?? ownerId ?? '';

@Injectable()
export class MonthReportService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  report(month: string): Promise<MonthReport> {
    return findMonthReport(this.database.manager, month);
  }
}

/** A month in figures, against the one before. */
export async function findMonthReport(manager: EntityManager, month: string): Promise<MonthReport> {
  const monthBefore = monthAfter(month, -1);
  const now = await findRows(manager, month);
  const before = await findRows(manager, monthBefore);
  const compared = (part: Part) => {
    const [current, earlier] = [now, before].map(
      (rows) => new Map(rows.filter((row) => row.part === part).map((row) => [keyOf(row), row])),
    ) as [Map<string, MonthRow>, Map<string, MonthRow>];
    return [...new Map([...earlier, ...current])]
      .map(([key, row]) => ({ row, now: current.get(key) ?? none, before: earlier.get(key) ?? none }))
      .sort((one, other) => other.now.leads - one.now.leads || other.before.leads - one.before.leads);
  };
  const [total] = compared('total');
  return {
    month,
    monthBefore,
    total: { now: total?.now ?? none, before: total?.before ?? none },
    sources: compared('source').map(({ row, ...figures }) => ({ source: row.source, ...figures })),
    choices: compared('choice').flatMap(({ row: { choice }, ...figures }) =>
      choice ? [{ choice, ...figures }] : [],
    ),
    services: compared('service').flatMap(({ row: { service }, ...figures }) =>
      service ? [{ service, ...figures }] : [],
    ),
    owners: compared('owner').map(({ row: { ownerId, ownerName }, ...figures }) => ({
      owner: ownerId && ownerName ? { id: ownerId, name: ownerName } : null,
      ...figures,
    })),
  };
}

const findRows = (manager: EntityManager, month: string): Promise<MonthRow[]> =>
  manager.query(monthSql, [startOfDay(`${month}-01`), startOfDay(`${monthAfter(month, 1)}-01`)]);
