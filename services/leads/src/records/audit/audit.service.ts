import type { api, QueryOf, ResponseOf } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { AuditRepository } from './audit.repository';

@Injectable()
export class AuditService {
  constructor(private readonly audit: AuditRepository) {}

  /** A page of the log, and everybody whom it can be filtered by. */
  async page(query: QueryOf<typeof api.listAudit>): Promise<ResponseOf<typeof api.listAudit>> {
    const { limit } = query;
    // One more than the page tells whether there is another.
    const [found, actors] = await Promise.all([
      this.audit.find({ ...query, limit: limit + 1 }),
      this.audit.findActors(),
    ]);
    const entries = found.slice(0, limit);
    return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null, actors };
  }
}
