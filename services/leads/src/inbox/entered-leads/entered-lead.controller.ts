import { api, idempotencyKeyHeader, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, Route, type SignedIn } from '@golghar/platform';
import { Controller, Headers } from '@nestjs/common';
import { readKey } from '../../intake/enquiries/read-key';
import { EnteredLeadService } from './entered-lead.service';

@Controller()
export class EnteredLeadController {
  constructor(private readonly leads: EnteredLeadService) {}

  @Route(api.createSubmission)
  async create(
    @RequestBody() lead: RequestOf<typeof api.createSubmission>,
    @Headers() headers: Record<string, string | undefined>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.createSubmission>> {
    const key = readKey(headers[idempotencyKeyHeader], headers['x-request-id']);
    return { submission: await this.leads.enter(lead, key, user) };
  }
}
