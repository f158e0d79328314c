import type { Readable } from 'node:stream';
import { api, type QueryOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ExportService } from './exports/export.service';
import { InboxService } from './inbox.service';

@Controller()
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly exports: ExportService,
  ) {}

  /** A page of the list, or, without a limit, all of it: an export. */
  @Route(api.listSubmissions)
  list(
    @RequestQuery() { limit, ...query }: QueryOf<typeof api.listSubmissions>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.listSubmissions> | Readable> {
    return limit === undefined ? this.exports.list(query, user) : this.inbox.page({ ...query, limit }, user);
  }

  @Route(api.listDeleted)
  deleted(
    @RequestQuery() query: QueryOf<typeof api.listDeleted>,
  ): Promise<ResponseOf<typeof api.listDeleted>> {
    return this.inbox.deleted(query);
  }

  @Route(api.dashboard)
  dashboard(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.dashboard>> {
    return this.inbox.dashboard(user);
  }

  @Route(api.countViews)
  countViews(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.countViews>> {
    return this.inbox.countViews(user);
  }

  @Route(api.today)
  today(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.today>> {
    return this.inbox.today(user);
  }
}
