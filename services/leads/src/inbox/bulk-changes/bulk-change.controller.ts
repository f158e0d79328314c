import type { Readable } from 'node:stream';
import { api, type RequestOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, Route, type SignedIn, startStream } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { BulkChangeService } from './bulk-change.service';

@Controller()
export class BulkChangeController {
  constructor(private readonly changes: BulkChangeService) {}

  @Route(api.bulkChange)
  change(
    @RequestBody() request: RequestOf<typeof api.bulkChange>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return startStream(this.changes.run(request, user));
  }
}
