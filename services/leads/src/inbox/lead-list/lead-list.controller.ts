import type { Readable } from 'node:stream';
import { api, type QueryOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadListService } from './lead-list.service';

@Controller()
export class LeadListController {
  constructor(private readonly leads: LeadListService) {}

  @Route(api.listSubmissions)
  list(
    @RequestQuery() query: QueryOf<typeof api.listSubmissions>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.listSubmissions> | Readable> {
    return this.leads.list(query, user);
  }
}
