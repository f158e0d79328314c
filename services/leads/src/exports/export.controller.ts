import type { Readable } from 'node:stream';
import { api, type QueryOf } from '@golghar/contracts';
import { CurrentUser, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ExportService } from './export.service';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Route(api.exportSubmissions)
  export(
    @RequestQuery() filter: QueryOf<typeof api.exportSubmissions>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return this.exports.lines(filter, user);
  }
}
