import type { AuditEntry, api, QueryOf, ResponseOf } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { detailOf } from '../leads/change-kinds';
import { type AuditActorRow, type AuditEntryRow, actorsSql, newestEntries } from './audit.sql';

function toEntry({ kind, before, after, undoes, apiToken, detail, ...row }: AuditEntryRow): AuditEntry {
  const words = kind ? detailOf({ kind, before, after, undoes, text: detail }) : detail;
  const token = apiToken && `by token ${apiToken}`;
  return { ...row, at: row.at.toISOString(), detail: [words, token].filter(Boolean).join(', ') || null };
}

@Injectable()
export class AuditService {
  constructor(private readonly database: DataSource) {}

  /** A page of the log, and everybody whom it can be filtered by. */
  async page(query: QueryOf<typeof api.listAudit>): Promise<ResponseOf<typeof api.listAudit>> {
    const { limit } = query;
    // One more than the page tells whether there is another.
    const { text, values } = newestEntries({ ...query, limit: limit + 1 });
    const [found, actors]: [AuditEntryRow[], AuditActorRow[]] = await Promise.all([
      this.database.query(text, values),
      this.database.query(actorsSql),
    ]);
    const entries = found.slice(0, limit).map(toEntry);
    return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null, actors };
  }
}
