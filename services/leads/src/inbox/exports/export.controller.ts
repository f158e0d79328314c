import type { Readable } from 'node:stream';
import { api, type QueryOf, type RequestOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ExportService } from './export.service';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Route(api.exportSubmissions)
  filtered(
    @RequestQuery() filter: QueryOf<typeof api.exportSubmissions>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return this.exports.lines({ filter }, user);
  }

  @Route(api.exportSelection)
  selected(
    @RequestBody() { selection }: RequestOf<typeof api.exportSelection>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return this.exports.lines(selection, user);
  }
}
