import { Readable } from 'node:stream';
import { contractController, startStream } from '@golghar/platform';
import { ImportService } from './import.service';
import { ImportFiles } from './import-files';

export const ImportController = contractController(
  { files: ImportFiles, imports: ImportService },
  {
    listImports: (_, { files }) => files.list(),
    startImport: ({ body: { fileName }, user }, { files }) => files.start(fileName, user),
    sendImportPart: ({ params: { id, index }, body: { text }, user }, { files }) =>
      files.storePart(id, index, text, user),
    previewImport: ({ params: { id }, body, user }, { imports }) => imports.preview(id, body, user),
    async exportLeftOut({ params: { id }, body, user, reply }, { imports }) {
      const file = await imports.leftOut(id, body, user);
      reply.header('content-disposition', 'attachment; filename="left-out.csv"');
      return Readable.from([file]);
    },
    confirmImport: ({ params: { id }, body, user }, { imports }) =>
      startStream(imports.confirm(id, body, user)),
    cancelImport: ({ params: { id }, user }, { files }) => files.cancel(id, user),
  },
);
