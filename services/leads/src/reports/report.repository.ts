import type { LeadStatus, ServiceKey } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Period } from './period';

/** Leads of one day (0 for the period's first), status and service. */
export type Arrivals = { day: number; status: LeadStatus; service: ServiceKey; count: number };

export type Responses = { medianMinutes: number | null; withinGoal: number | null };

const inPeriod = 'lead.deleted_at IS NULL AND lead.submitted_at >= $1 AND lead.submitted_at < $2';

/** Both read lead_newest alone, which holds every column that they name. */
@Injectable()
export class ReportRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  arrivals({ start, end }: Period): Promise<Arrivals[]> {
    return this.database.query(
      `SELECT extract(day FROM date_bin('1 day', lead.submitted_at, $1) - $1::timestamptz)::int AS day,
         lead.status, lead.service, count(*)::int AS count
       FROM lead WHERE ${inPeriod}
       GROUP BY date_bin('1 day', lead.submitted_at, $1), lead.status, lead.service`,
      [start, end],
    );
  }

  /** How soon the period's leads were answered: within so many business minutes, or by then where none has come. */
  async responses({ start, end }: Period, goal: number, latest: Date): Promise<Responses> {
    const [row] = await this.database.query(
      `WITH response AS (
         SELECT lead.first_response_minutes AS minutes, lead.submitted_at < $4 AS is_due
         FROM lead WHERE ${inPeriod}
       )
       SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) AS "medianMinutes",
         (count(*) FILTER (WHERE minutes <= $3))::float8
           / nullif(count(*) FILTER (WHERE minutes IS NOT NULL OR is_due), 0) AS "withinGoal"
       FROM response`,
      [start, end, goal, latest],
    );
    return row;
  }
}
