import { Readable } from 'node:stream';
import { idempotencyKeyHeader } from '@golghar/contracts';
import { contractController, type Reply, startStream } from '@golghar/platform';
import { readKey } from '../intake/enquiries/enquiry.service';
import { BusinessHours } from '../team/business-hours';
import { BulkChangeService } from './bulk-changes/bulk-change.service';
import { enterLead } from './entered-lead.service';
import { ExportService } from './exports/export.service';
import { ImportService } from './imports/import.service';
import { InboxService } from './inbox.service';

const rowCountHeader = 'x-row-count';

type File = Awaited<ReturnType<ExportService['file']>>;

function sendFile({ body, rowCount }: File, kind: 'csv' | 'xlsx', reply: Reply) {
  if (rowCount !== undefined) reply.header(rowCountHeader, String(rowCount));
  const day = new Date().toISOString().slice(0, 10);
  reply.header('content-disposition', `attachment; filename="leads-${day}.${kind}"`);
  return body;
}

export const InboxController = contractController(
  {
    inbox: InboxService,
    exports: ExportService,
    changes: BulkChangeService,
    hours: BusinessHours,
    imports: ImportService,
  },
  {
    /** A page of the list, or, without a limit, all of it: an export. */
    listSubmissions: ({ query: { limit, ...query }, user }, { exports, inbox }) =>
      limit === undefined ? exports.list(query, user) : inbox.page({ ...query, limit }, user),
    listDeleted: ({ query }, { inbox }) => inbox.deleted(query),
    listQuarantine: ({ query, user }, { inbox }) => inbox.quarantined(query, user),
    dashboard: ({ user }, { inbox }) => inbox.dashboard(user),
    countViews: ({ user }, { inbox }) => inbox.countViews(user),
    today: ({ user }, { inbox }) => inbox.today(user),
    async createSubmission({ body, headers, user }, { database, hours }) {
      const key = readKey(headers[idempotencyKeyHeader], headers['x-request-id']);
      return { submission: await enterLead(database, body, key, user, hours.current) };
    },
    bulkChange: ({ body, user }, { changes }) => startStream(changes.run(body, user)),
    exportSubmissions: ({ query: filter, user }, { exports }) => exports.lines({ filter }, user),
    exportSelection: ({ body: { selection }, user }, { exports }) => exports.lines(selection, user),
    exportCsv: async ({ body: { selection }, user, reply }, { exports }) =>
      sendFile(await exports.file('csv', selection, user), 'csv', reply),
    exportXlsx: async ({ body: { selection }, user, reply }, { exports }) =>
      sendFile(await exports.file('xlsx', selection, user), 'xlsx', reply),
    listImports: (_, { imports }) => imports.list(),
    startImport: ({ body: { fileName }, user }, { imports }) => imports.start(fileName, user),
    sendImportPart: ({ params: { id, index }, body: { text }, user }, { imports }) =>
      imports.storePart(id, index, text, user),
    previewImport: ({ params: { id }, body, user }, { imports }) => imports.preview(id, body, user),
    async exportLeftOut({ params: { id }, body, user, reply }, { imports }) {
      const file = await imports.leftOut(id, body, user);
      reply.header('content-disposition', 'attachment; filename="left-out.csv"');
      return Readable.from([file]);
    },
    confirmImport: ({ params: { id }, body, user }, { imports }) =>
      startStream(imports.confirm(id, body, user)),
    cancelImport: ({ params: { id }, user }, { imports }) => imports.cancel(id, user),
  },
);
