import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import * as sql from './canary.sql';
import { hashCanaryToken } from './canary-token';

/** Knows the product's own enquiries when they come back in; for the process that answers browsers. */
@Injectable()
export class CanaryGate {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Whether a request is one that the worker has just sent; the word that it shows is worth nothing afterwards. */
  async admit(token: string | undefined): Promise<boolean> {
    if (!token) return false;
    const [rows]: [sql.ClaimedCanaryRow[], number] = await this.database.query(sql.claimCanary, [
      hashCanaryToken(token),
    ]);
    return rows.length > 0;
  }
}
