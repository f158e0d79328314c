import type { Readable } from 'node:stream';
import { api, type ParamsOf, type QueryOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import {
  CurrentUser,
  RequestBody,
  RequestParams,
  RequestQuery,
  Route,
  type SignedIn,
} from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadService } from './lead.service';
import { LeadChanges } from './lead-changes';

@Controller()
export class LeadController {
  constructor(
    private readonly leads: LeadService,
    private readonly changes: LeadChanges,
  ) {}

  @Route(api.dashboard)
  dashboard(): Promise<ResponseOf<typeof api.dashboard>> {
    return this.leads.dashboard();
  }

  @Route(api.listSubmissions)
  list(
    @RequestQuery() query: QueryOf<typeof api.listSubmissions>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.listSubmissions> | Readable> {
    return this.leads.list(query, user);
  }

  @Route(api.getSubmission)
  async get(
    @RequestParams() { id }: ParamsOf<typeof api.getSubmission>,
  ): Promise<ResponseOf<typeof api.getSubmission>> {
    return { submission: await this.leads.detail(id) };
  }

  @Route(api.updateSubmission)
  async update(
    @RequestParams() { id }: ParamsOf<typeof api.updateSubmission>,
    @RequestBody() update: RequestOf<typeof api.updateSubmission>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.updateSubmission>> {
    return { submission: await this.changes.update(id, update, user) };
  }

  @Route(api.deleteSubmission)
  delete(
    @RequestParams() { id }: ParamsOf<typeof api.deleteSubmission>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.changes.delete(id, user);
  }

  @Route(api.restoreSubmission)
  async restore(
    @RequestParams() { id }: ParamsOf<typeof api.restoreSubmission>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.restoreSubmission>> {
    return { submission: await this.changes.restore(id, user) };
  }
}
