import type { AuditEntry, api, QueryOf } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type AuditActorRow, type AuditEntryRow, actorsSql, newestEntries } from './audit.sql';

@Injectable()
export class AuditRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async find(query: QueryOf<typeof api.listAudit>): Promise<AuditEntry[]> {
    const { text, values } = newestEntries(query);
    const rows: AuditEntryRow[] = await this.database.query(text, values);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  findActors(): Promise<AuditActorRow[]> {
    return this.database.query(actorsSql);
  }
}
