import { api, type QueryOf } from '@golghar/contracts';
import { RequestQuery, Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { AuditService } from './audit.service';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Route(api.listAudit)
  list(@RequestQuery() query: QueryOf<typeof api.listAudit>) {
    return this.audit.page(query);
  }
}
