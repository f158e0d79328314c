import type { MonthFigures, MonthReport } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { MonthReportRepository } from './month-report.repository';
import { monthAfter } from './period';
import type { MonthRow } from './report.sql';

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

type Part = MonthRow['part'];

/** What names a row within its part. */
const keyOf = ({ source, choice, service, ownerId }: MonthRow): string =>
  source ?? choice ?? service ?? ownerId ?? '';

@Injectable()
export class MonthReportService {
  constructor(private readonly reports: MonthReportRepository) {}

  /** A month in figures, against the one before. */
  async report(month: string): Promise<MonthReport> {
    const monthBefore = monthAfter(month, -1);
    const now = await this.reports.findByMonth(month);
    const before = await this.reports.findByMonth(monthBefore);
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
}
