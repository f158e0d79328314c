import type { Readable } from 'node:stream';
import { api, type RequestOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ExportService } from './export.service';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Route(api.exportSubmissions)
  export(
    @RequestBody() { selection }: RequestOf<typeof api.exportSubmissions>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return this.exports.lines(selection, user);
  }
}
