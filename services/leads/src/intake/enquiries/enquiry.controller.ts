import {
  api,
  canaryHeader,
  idempotencyKeyHeader,
  type QueryOf,
  type RequestOf,
  type ResponseOf,
} from '@golghar/contracts';
import { RequestBody, RequestQuery, Route } from '@golghar/platform';
import { Controller, Headers, Inject, Ip } from '@nestjs/common';
import { CanaryGate } from '../../canary/canary-gate';
import { LEADS_SETTINGS, type LeadsSettings } from '../../settings';
import { isForm } from '../native-forms/is-form';
import { EnquiryService } from './enquiry.service';
import { readKey } from './read-key';
import { seedTime } from './seed-time';

@Controller()
export class EnquiryController {
  constructor(
    private readonly enquiries: EnquiryService,
    private readonly canaries: CanaryGate,
    @Inject(LEADS_SETTINGS) private readonly settings: LeadsSettings,
  ) {}

  @Route(api.submitEnquiry)
  async submit(
    @RequestBody() enquiry: RequestOf<typeof api.submitEnquiry>,
    @RequestQuery() { language }: QueryOf<typeof api.submitEnquiry>,
    @Headers() headers: Record<string, string | undefined>,
    @Ip() address: string,
  ): Promise<ResponseOf<typeof api.submitEnquiry>> {
    const requestId = headers['x-request-id'];
    if (isForm(headers)) return this.enquiries.submitForm(enquiry, { requestId, address, language });
    const key = readKey(headers[idempotencyKeyHeader], requestId);
    return this.enquiries.submit(enquiry, key, {
      submittedAt: seedTime(headers, this.settings.SEED_TOKEN),
      requestId,
      address,
      language,
      isCanary: await this.canaries.admit(headers[canaryHeader]),
    });
  }
}
