import { api, type ParamsOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadChanges } from './lead-changes';

@Controller()
export class LeadController {
  constructor(private readonly changes: LeadChanges) {}

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

  @Route(api.eraseSubmission)
  erase(
    @RequestParams() { id }: ParamsOf<typeof api.eraseSubmission>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.changes.erase(id, user);
  }
}
