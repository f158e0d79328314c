import { Readable } from 'node:stream';
import { api, type ParamsOf, type RequestOf } from '@golghar/contracts';
import {
  CurrentUser,
  type Reply,
  RequestBody,
  RequestParams,
  Route,
  type SignedIn,
  startStream,
} from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { ImportService } from './import.service';
import { ImportFiles } from './import-files';

type Import = ParamsOf<typeof api.previewImport>;

@Controller()
export class ImportController {
  constructor(
    private readonly files: ImportFiles,
    private readonly imports: ImportService,
  ) {}

  @Route(api.listImports)
  list() {
    return this.files.list();
  }

  @Route(api.startImport)
  start(@RequestBody() { fileName }: RequestOf<typeof api.startImport>, @CurrentUser() user: SignedIn) {
    return this.files.start(fileName, user);
  }

  @Route(api.sendImportPart)
  sendPart(
    @RequestParams() { id, index }: ParamsOf<typeof api.sendImportPart>,
    @RequestBody() { text }: RequestOf<typeof api.sendImportPart>,
    @CurrentUser() user: SignedIn,
  ) {
    return this.files.storePart(id, index, text, user);
  }

  @Route(api.previewImport)
  preview(
    @RequestParams() { id }: Import,
    @RequestBody() request: RequestOf<typeof api.previewImport>,
    @CurrentUser() user: SignedIn,
  ) {
    return this.imports.preview(id, request, user);
  }

  @Route(api.exportLeftOut)
  async leftOut(
    @RequestParams() { id }: Import,
    @RequestBody() request: RequestOf<typeof api.exportLeftOut>,
    @CurrentUser() user: SignedIn,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    const file = await this.imports.leftOut(id, request, user);
    reply.header('content-disposition', 'attachment; filename="left-out.csv"');
    return Readable.from([file]);
  }

  @Route(api.confirmImport)
  confirm(
    @RequestParams() { id }: Import,
    @RequestBody() confirmation: RequestOf<typeof api.confirmImport>,
    @CurrentUser() user: SignedIn,
  ) {
    return startStream(this.imports.confirm(id, confirmation, user));
  }

  @Route(api.cancelImport)
  cancel(@RequestParams() { id }: Import, @CurrentUser() user: SignedIn) {
    return this.files.cancel(id, user);
  }
}
