import { api, type ParamsOf, type QueryOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestParams, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { DeletedLeadService } from './deleted-lead.service';

@Controller()
export class DeletedLeadController {
  constructor(private readonly deleted: DeletedLeadService) {}

  @Route(api.listDeleted)
  list(@RequestQuery() query: QueryOf<typeof api.listDeleted>): Promise<ResponseOf<typeof api.listDeleted>> {
    return this.deleted.page(query);
  }

  @Route(api.eraseSubmission)
  erase(
    @RequestParams() { id }: ParamsOf<typeof api.eraseSubmission>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.deleted.erase(id, user);
  }
}
