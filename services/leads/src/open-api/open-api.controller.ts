import { Readable } from 'node:stream';
import { openApiDocument } from '@golghar/contracts';
import { contractController } from '@golghar/platform';
import { referencePage } from './reference-page';

// Made on request: most processes never need it.
let document: Record<string, unknown> | undefined;
let page: string | undefined;

export const OpenApiController = contractController(
  {},
  {
    openApi() {
      document ??= openApiDocument();
      return document;
    },
    apiReference() {
      page ??= referencePage();
      return Readable.from([page]);
    },
  },
);
