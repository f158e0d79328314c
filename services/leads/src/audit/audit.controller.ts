import { api, type QueryOf, type ResponseOf } from '@golghar/contracts';
import { RequestQuery, Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { AuditRepository } from './audit.repository';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditRepository) {}

  @Route(api.listAudit)
  async list(
    @RequestQuery() query: QueryOf<typeof api.listAudit>,
  ): Promise<ResponseOf<typeof api.listAudit>> {
    const { limit } = query;
    // One more than the page tells whether there is another.
    const [found, actors] = await Promise.all([
      this.audit.find({ ...query, limit: limit + 1 }),
      this.audit.actors(),
    ]);
    const entries = found.slice(0, limit);
    return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null, actors };
  }
}
