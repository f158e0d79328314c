import { api, type QueryOf } from '@golghar/contracts';
import {
  CurrentUser,
  RequestParams,
  RequestQuery,
  Route,
  type SignedIn,
  startStream,
} from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadDetailService } from './lead-detail.service';
import { QuarantineService } from './quarantine.service';
import { UndoService } from './undo.service';

@Controller()
export class DeskController {
  constructor(
    private readonly leads: LeadDetailService,
    private readonly quarantine: QuarantineService,
    private readonly undos: UndoService,
  ) {}

  @Route(api.getSubmission)
  async get(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { submission: await this.leads.detail(id, user) };
  }

  @Route(api.listQuarantine)
  listQuarantine(@RequestQuery() query: QueryOf<typeof api.listQuarantine>, @CurrentUser() user: SignedIn) {
    return this.quarantine.page(query, user);
  }

  @Route(api.markNotSpam)
  async markNotSpam(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { submission: await this.quarantine.markNotSpam(id, user) };
  }

  @Route(api.markSpam)
  async markSpam(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { submission: await this.quarantine.markSpam(id, user) };
  }

  @Route(api.listOwnChanges)
  async listOwn(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { changes: await this.undos.list(id, user) };
  }

  @Route(api.undoOwnChange)
  async undo(
    @RequestParams() { id, changeId }: { id: string; changeId: string },
    @CurrentUser() user: SignedIn,
  ) {
    return { submission: await this.undos.undo(id, changeId, user) };
  }

  @Route(api.undoBulkChange)
  undoMany(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return startStream(this.undos.undoMany(id, user));
  }
}
