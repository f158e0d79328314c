import type { AuditEntry, api, QueryOf } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { detailOf } from '../../leads/change-kinds';
import { type AuditActorRow, type AuditEntryRow, actorsSql, newestEntries } from './audit.sql';

@Injectable()
export class AuditRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async find(query: QueryOf<typeof api.listAudit>): Promise<AuditEntry[]> {
    const { text, values } = newestEntries(query);
    const rows: AuditEntryRow[] = await this.database.query(text, values);
    return rows.map(({ kind, before, after, undoes, apiToken, detail, ...row }) => {
      const words = kind ? detailOf({ kind, before, after, undoes, text: detail }) : detail;
      const token = apiToken && `by token ${apiToken}`;
      return {
        ...row,
        at: row.at.toISOString(),
        detail: [words, token].filter(Boolean).join(', ') || null,
      };
    });
  }

  findActors(): Promise<AuditActorRow[]> {
    return this.database.query(actorsSql);
  }
}
