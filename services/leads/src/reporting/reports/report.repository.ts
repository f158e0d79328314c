import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Period } from './period';
import { type ArrivalsRow, arrivalsSql, type ResponsesRow, responsesSql } from './report.sql';

/** A period, and whose own and unassigned leads alone count in it. */
type Counted = Period & { visibleTo: string | undefined };

@Injectable()
export class ReportRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  arrivals({ start, end, visibleTo }: Counted): Promise<ArrivalsRow[]> {
    return this.database.query(arrivalsSql, [start, end, visibleTo ?? null]);
  }

  /** How soon the period's leads were answered: within so many business minutes, or by then where none has come. */
  async responses({ start, end, visibleTo }: Counted, goal: number, latest: Date): Promise<ResponsesRow> {
    const [row]: [ResponsesRow] = await this.database.query(responsesSql, [
      start,
      end,
      visibleTo ?? null,
      goal,
      latest,
    ]);
    return row;
  }
}
