import {
  api,
  canaryHeader,
  idempotencyKeyHeader,
  idempotencyKeySchema,
  type QueryOf,
  type RequestOf,
  type ResponseOf,
} from '@golghar/contracts';
import { AppError, RequestBody, RequestQuery, Route } from '@golghar/platform';
import { Controller, Headers, Inject } from '@nestjs/common';
import { CanaryGate } from '../canary/canary-gate';
import { isForm } from '../native-forms/is-form';
import { LEADS_SETTINGS, type LeadsSettings } from '../settings';
import { EnquiryService } from './enquiry.service';
import { seedTime } from './seed-time';

/** Without a key the request's id is one: the gateway sends a request whose replica broke to another one, under the same id. */
const readKey = (value: string | undefined, requestId: string | undefined): string | undefined => {
  if (value === undefined) return requestId && `request ${requestId}`;
  const key = idempotencyKeySchema.safeParse(value);
  if (key.success) return key.data;
  throw new AppError('invalid', {
    fields: { [idempotencyKeyHeader]: key.error.issues[0]?.message ?? 'Invalid' },
  });
};

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
  ): Promise<ResponseOf<typeof api.submitEnquiry>> {
    const requestId = headers['x-request-id'];
    if (isForm(headers)) return this.enquiries.submitForm(enquiry, { requestId, language });
    const key = readKey(headers[idempotencyKeyHeader], requestId);
    return this.enquiries.submit(enquiry, key, {
      submittedAt: seedTime(headers, this.settings.SEED_TOKEN),
      requestId,
      language,
      isCanary: await this.canaries.admit(headers[canaryHeader]),
    });
  }
}
