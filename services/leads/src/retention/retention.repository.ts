import { applyAuditRetention } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class RetentionRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Runs one of the deletions once; answers how many rows it took. */
  async deleteBatch(deletion: string): Promise<number> {
    const [, deleted]: [unknown[], number] = await this.database.query(deletion);
    return deleted;
  }

  async applyAuditRetention(): Promise<void> {
    await applyAuditRetention(this.database);
  }
}
