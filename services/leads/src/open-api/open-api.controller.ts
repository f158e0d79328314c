import { Readable } from 'node:stream';
import { api, openApiDocument, type ResponseOf } from '@golghar/contracts';
import { Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { referencePage } from './reference-page';

@Controller()
export class OpenApiController {
  // Made when somebody asks: most processes never are.
  private document: ResponseOf<typeof api.openApi> | undefined;
  private page: string | undefined;

  @Route(api.openApi)
  read(): ResponseOf<typeof api.openApi> {
    this.document ??= openApiDocument();
    return this.document;
  }

  @Route(api.apiReference)
  readPage(): Readable {
    this.page ??= referencePage();
    return Readable.from([this.page]);
  }
}
