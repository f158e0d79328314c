import { Readable } from 'node:stream';
import { contractController, startStream } from '@golghar/platform';
import { ImportService } from './import.service';

export const ImportController = contractController(
  { imports: ImportService },
  {
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
