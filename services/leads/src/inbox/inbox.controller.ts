import {
  api,
  idempotencyKeyHeader,
  type LeadSelection,
  type QueryOf,
  type RequestOf,
} from '@golghar/contracts';
import {
  CurrentUser,
  type Reply,
  RequestBody,
  RequestQuery,
  Route,
  type SignedIn,
  startStream,
} from '@golghar/platform';
import { Controller, Headers, Res } from '@nestjs/common';
import { readKey } from '../intake/enquiries/read-key';
import { BulkChangeService } from './bulk-changes/bulk-change.service';
import { EnteredLeadService } from './entered-lead.service';
import { ExportService } from './exports/export.service';
import { InboxService } from './inbox.service';

/** How many leads the file will have, for who shows how far it is. */
const rowCountHeader = 'x-row-count';

@Controller()
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly exports: ExportService,
    private readonly changes: BulkChangeService,
    private readonly entered: EnteredLeadService,
  ) {}

  /** A page of the list, or, without a limit, all of it: an export. */
  @Route(api.listSubmissions)
  async list(
    @RequestQuery() { limit, ...query }: QueryOf<typeof api.listSubmissions>,
    @CurrentUser() user: SignedIn,
  ) {
    return limit === undefined ? this.exports.list(query, user) : this.inbox.page({ ...query, limit }, user);
  }

  @Route(api.listDeleted)
  deleted(@RequestQuery() query: QueryOf<typeof api.listDeleted>) {
    return this.inbox.deleted(query);
  }

  @Route(api.dashboard)
  dashboard(@CurrentUser() user: SignedIn) {
    return this.inbox.dashboard(user);
  }

  @Route(api.countViews)
  countViews(@CurrentUser() user: SignedIn) {
    return this.inbox.countViews(user);
  }

  @Route(api.today)
  today(@CurrentUser() user: SignedIn) {
    return this.inbox.today(user);
  }

  @Route(api.createSubmission)
  async create(
    @RequestBody() lead: RequestOf<typeof api.createSubmission>,
    @Headers() headers: Record<string, string | undefined>,
    @CurrentUser() user: SignedIn,
  ) {
    const key = readKey(headers[idempotencyKeyHeader], headers['x-request-id']);
    return { submission: await this.entered.enter(lead, key, user) };
  }

  @Route(api.bulkChange)
  bulkChange(@RequestBody() request: RequestOf<typeof api.bulkChange>, @CurrentUser() user: SignedIn) {
    return startStream(this.changes.run(request, user));
  }

  @Route(api.exportSubmissions)
  exportFiltered(
    @RequestQuery() filter: QueryOf<typeof api.exportSubmissions>,
    @CurrentUser() user: SignedIn,
  ) {
    return this.exports.lines({ filter }, user);
  }

  @Route(api.exportSelection)
  exportSelected(
    @RequestBody() { selection }: RequestOf<typeof api.exportSelection>,
    @CurrentUser() user: SignedIn,
  ) {
    return this.exports.lines(selection, user);
  }

  @Route(api.exportCsv)
  exportCsv(
    @RequestBody() { selection }: RequestOf<typeof api.exportCsv>,
    @CurrentUser() user: SignedIn,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    return this.sendFile('csv', selection, user, reply);
  }

  @Route(api.exportXlsx)
  exportXlsx(
    @RequestBody() { selection }: RequestOf<typeof api.exportXlsx>,
    @CurrentUser() user: SignedIn,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    return this.sendFile('xlsx', selection, user, reply);
  }

  private async sendFile(kind: 'csv' | 'xlsx', selection: LeadSelection, user: SignedIn, reply: Reply) {
    const { body, rowCount } = await this.exports.file(kind, selection, user);
    if (rowCount !== undefined) reply.header(rowCountHeader, String(rowCount));
    const day = new Date().toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="leads-${day}.${kind}"`);
    return body;
  }
}
