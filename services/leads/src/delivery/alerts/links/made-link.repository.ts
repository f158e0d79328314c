import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import * as sql from './made-link.sql';

/** The links of alerts, as the worker makes them. */
@Injectable()
export class MadeLinkRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Adds the links of an alert to a recipient; false for who is no member of staff, or can't sign in any more. */
  async add(tokenHash: Buffer, alertId: string, recipient: string, validDays: number): Promise<boolean> {
    const made: sql.MadeLinkRow[] = await this.database.query(sql.addAlertLink, [
      tokenHash,
      alertId,
      recipient,
      validDays,
    ]);
    return made.length > 0;
  }
}
