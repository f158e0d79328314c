import type { Readable } from 'node:stream';
import { api, type ParamsOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
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

@Controller()
export class ImportController {
  constructor(private readonly imports: ImportService) {}

  @Route(api.listImports)
  list(): Promise<ResponseOf<typeof api.listImports>> {
    return this.imports.list();
  }

  @Route(api.startImport)
  async start(
    @RequestBody() { fileName }: RequestOf<typeof api.startImport>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.startImport>> {
    return { id: await this.imports.start(fileName, user) };
  }

  @Route(api.sendImportPart)
  sendPart(
    @RequestParams() { id, index }: ParamsOf<typeof api.sendImportPart>,
    @RequestBody() { text }: RequestOf<typeof api.sendImportPart>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.imports.storePart(id, index, text, user);
  }

  @Route(api.previewImport)
  preview(
    @RequestParams() { id }: ParamsOf<typeof api.previewImport>,
    @RequestBody() request: RequestOf<typeof api.previewImport>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.previewImport>> {
    return this.imports.preview(id, request, user);
  }

  @Route(api.exportLeftOut)
  async leftOut(
    @RequestParams() { id }: ParamsOf<typeof api.exportLeftOut>,
    @RequestBody() request: RequestOf<typeof api.exportLeftOut>,
    @CurrentUser() user: SignedIn,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    const file = await startStream(this.imports.leftOut(id, request, user));
    reply.header('content-disposition', 'attachment; filename="left-out.csv"');
    return file;
  }

  @Route(api.confirmImport)
  confirm(
    @RequestParams() { id }: ParamsOf<typeof api.confirmImport>,
    @RequestBody() confirmation: RequestOf<typeof api.confirmImport>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable> {
    return startStream(this.imports.confirm(id, confirmation, user));
  }

  @Route(api.cancelImport)
  cancel(
    @RequestParams() { id }: ParamsOf<typeof api.cancelImport>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.imports.cancel(id, user);
  }
}
