import { api, type ParamsOf, type QueryOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestParams, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadChanges } from '../leads/lead-changes';
import { DeletedLeadService } from './deleted-lead.service';

@Controller()
export class DeletedLeadController {
  constructor(
    private readonly deleted: DeletedLeadService,
    private readonly changes: LeadChanges,
  ) {}

  @Route(api.listDeleted)
  list(@RequestQuery() query: QueryOf<typeof api.listDeleted>): Promise<ResponseOf<typeof api.listDeleted>> {
    return this.deleted.page(query);
  }

  @Route(api.eraseSubmission)
  erase(
    @RequestParams() { id }: ParamsOf<typeof api.eraseSubmission>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.changes.erase(id, user);
  }
}
