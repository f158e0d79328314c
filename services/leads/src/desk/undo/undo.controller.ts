import type { Readable } from 'node:stream';
import { api, type ParamsOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestParams, Route, type SignedIn, startStream } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { UndoService } from './undo.service';

@Controller()
export class UndoController {
  constructor(private readonly undos: UndoService) {}

  @Route(api.listOwnChanges)
  async list(
    @RequestParams() { id }: ParamsOf<typeof api.listOwnChanges>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.listOwnChanges>> {
    return { changes: await this.undos.list(id, user) };
  }

  @Route(api.undoOwnChange)
  async undo(
    @RequestParams() { id, changeId }: ParamsOf<typeof api.undoOwnChange>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.undoOwnChange>> {
    return { submission: await this.undos.undo(id, changeId, user) };
  }

  @Route(api.undoBulkChange)
  undoMany(
    @RequestParams() { id }: ParamsOf<typeof api.undoBulkChange>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return startStream(this.undos.undoMany(id, user));
  }
}
