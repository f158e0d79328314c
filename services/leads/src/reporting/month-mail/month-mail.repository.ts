import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { monthEmailKind } from './month-email';
import * as sql from './month-mail.sql';

@Injectable()
export class MonthMailRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Queues the figures of a month for those who get them and have none yet; answers how many. */
  async queue(month: string): Promise<number> {
    const added: sql.AddedRow[] = await this.database.query(sql.addMonthMails, [month, monthEmailKind]);
    return added.length;
  }

  /** Whose mail it is, unless they have left or do something else now. */
  async findReader(id: string): Promise<sql.MonthReaderRow | undefined> {
    const [row]: sql.MonthReaderRow[] = await this.database.query(sql.findMonthReader, [id]);
    return row;
  }
}
