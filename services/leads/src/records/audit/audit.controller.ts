import { type AuditEntry, api, type QueryOf } from '@golghar/contracts';
import { RequestQuery, Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { detailOf } from '../../leads/change-kinds';
import { type AuditActorRow, type AuditEntryRow, actorsSql, newestEntries } from './audit.sql';

function toEntry({ kind, before, after, undoes, apiToken, detail, ...row }: AuditEntryRow): AuditEntry {
  const words = kind ? detailOf({ kind, before, after, undoes, text: detail }) : detail;
  const token = apiToken && `by token ${apiToken}`;
  return { ...row, at: row.at.toISOString(), detail: [words, token].filter(Boolean).join(', ') || null };
}

@Controller()
export class AuditController {
  constructor(private readonly database: DataSource) {}

  /** A page of the log, and everybody whom it can be filtered by. */
  @Route(api.listAudit)
  async list(@RequestQuery() query: QueryOf<typeof api.listAudit>) {
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
