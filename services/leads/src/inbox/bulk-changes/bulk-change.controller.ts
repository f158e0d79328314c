import type { Readable } from 'node:stream';
import { api, type ParamsOf, type RequestOf } from '@golghar/contracts';
import {
  CurrentUser,
  RequestBody,
  RequestParams,
  Route,
  type SignedIn,
  startStream,
} from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { BulkChangeService } from './bulk-change.service';
import { BulkUndoService } from './bulk-undo.service';

@Controller()
export class BulkChangeController {
  constructor(
    private readonly changes: BulkChangeService,
    private readonly undos: BulkUndoService,
  ) {}

  @Route(api.bulkChange)
  change(
    @RequestBody() request: RequestOf<typeof api.bulkChange>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return startStream(this.changes.run(request, user));
  }

  @Route(api.undoBulkChange)
  undo(
    @RequestParams() { id }: ParamsOf<typeof api.undoBulkChange>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return startStream(this.undos.run(id, user));
  }
}
