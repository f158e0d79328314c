import type { Readable } from 'node:stream';
import { api, type QueryOf } from '@golghar/contracts';
import { CurrentUser, type Reply, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { LeadFileService } from './lead-file.service';

const attachment = (extension: string): string =>
  `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.${extension}"`;

/** How many leads the file will have, for who shows how far it is. */
const rowCountHeader = 'x-row-count';

@Controller()
export class LeadFileController {
  constructor(private readonly files: LeadFileService) {}

  @Route(api.exportCsv)
  csv(
    @RequestQuery() filter: QueryOf<typeof api.exportCsv>,
    @CurrentUser() user: SignedIn,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    return this.send('csv', filter, user, reply);
  }

  @Route(api.exportXlsx)
  xlsx(
    @RequestQuery() filter: QueryOf<typeof api.exportXlsx>,
    @CurrentUser() user: SignedIn,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    return this.send('xlsx', filter, user, reply);
  }

  private async send(
    kind: 'csv' | 'xlsx',
    filter: QueryOf<typeof api.exportCsv>,
    user: SignedIn,
    reply: Reply,
  ): Promise<Readable> {
    const { body, rowCount } = await this.files.write(kind, filter, user);
    if (rowCount !== undefined) reply.header(rowCountHeader, String(rowCount));
    reply.header('content-disposition', attachment(kind));
    return body;
  }
}
