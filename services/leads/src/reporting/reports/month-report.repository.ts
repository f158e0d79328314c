import { startOfDay } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { monthAfter } from './period';
import { type MonthRow, monthSql } from './report.sql';

@Injectable()
export class MonthReportRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The figures of the leads that arrived in a month, of all and of each part. */
  findByMonth(month: string): Promise<MonthRow[]> {
    return this.database.query(monthSql, [
      startOfDay(`${month}-01`),
      startOfDay(`${monthAfter(month, 1)}-01`),
    ]);
  }
}
