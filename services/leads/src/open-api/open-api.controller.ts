import { Readable } from 'node:stream';
import { api, openApiDocument, type ResponseOf } from '@golghar/contracts';
import { Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { referencePage } from './reference-page';

@Controller()
export class OpenApiController {
  private readonly document = openApiDocument();
  private readonly page = referencePage(api);

  @Route(api.openApi)
  read(): ResponseOf<typeof api.openApi> {
    return this.document;
  }

  @Route(api.apiReference)
  readPage(): Readable {
    return Readable.from([this.page]);
  }
}
