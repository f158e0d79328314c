import type { Readable } from 'node:stream';
import { api, type LeadSelection, type QueryOf, type RequestOf } from '@golghar/contracts';
import { CurrentUser, type Reply, RequestBody, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { ExportService } from './export.service';

const attachment = (extension: string): string =>
  `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.${extension}"`;

/** How many leads the file will have, for who shows how far it is. */
const rowCountHeader = 'x-row-count';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Route(api.exportSubmissions)
  filtered(
    @RequestQuery() filter: QueryOf<typeof api.exportSubmissions>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return this.exports.lines({ filter }, user);
  }

  @Route(api.exportSelection)
  selected(
    @RequestBody() { selection }: RequestOf<typeof api.exportSelection>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return this.exports.lines(selection, user);
  }

  @Route(api.exportCsv)
  csv(
    @RequestBody() { selection }: RequestOf<typeof api.exportCsv>,
    @CurrentUser() user: SignedIn,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    return this.send('csv', selection, user, reply);
  }

  @Route(api.exportXlsx)
  xlsx(
    @RequestBody() { selection }: RequestOf<typeof api.exportXlsx>,
    @CurrentUser() user: SignedIn,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    return this.send('xlsx', selection, user, reply);
  }

  private async send(
    kind: 'csv' | 'xlsx',
    selection: LeadSelection,
    user: SignedIn,
    reply: Reply,
  ): Promise<Readable> {
    const { body, rowCount } = await this.exports.file(kind, selection, user);
    if (rowCount !== undefined) reply.header(rowCountHeader, String(rowCount));
    reply.header('content-disposition', attachment(kind));
    return body;
  }
}
