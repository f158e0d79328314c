import {
  afterOpenMinutes,
  api,
  canaryHeader,
  idempotencyKeyHeader,
  promiseMinutes,
  type QueryOf,
  type RequestOf,
  type ResponseOf,
} from '@golghar/contracts';
import { RequestBody, RequestQuery, Route } from '@golghar/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { EnquiryService } from './enquiry.service';
import { seedTimeHeader, seedTokenHeader } from './seed-time';

@Controller()
export class EnquiryController {
  constructor(
    private readonly enquiries: EnquiryService,
    private readonly hours: BusinessHours,
  ) {}

  @Route(api.submitEnquiry)
  submit(
    @RequestBody() enquiry: RequestOf<typeof api.submitEnquiry>,
    @RequestQuery() { language }: QueryOf<typeof api.submitEnquiry>,
    @Headers() headers: Record<string, string | undefined>,
    @Ip() address: string,
  ): Promise<ResponseOf<typeof api.submitEnquiry>> {
    return this.enquiries.submit(enquiry, {
      key: headers[idempotencyKeyHeader],
      seed: { time: headers[seedTimeHeader], token: headers[seedTokenHeader] },
      canaryToken: headers[canaryHeader],
      requestId: headers['x-request-id'],
      address,
      language,
    });
  }

  @Route(api.callPromise)
  promise(): ResponseOf<typeof api.callPromise> {
    const calendar = this.hours.current;
    const callBy = afterOpenMinutes(new Date(), promiseMinutes, calendar).toISOString();
    return { callBy, closedDays: [...calendar.closedDays] };
  }
}
