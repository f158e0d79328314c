import {
  api,
  canaryHeader,
  idempotencyKeyHeader,
  type QueryOf,
  type RequestOf,
  type ResponseOf,
} from '@golghar/contracts';
import { RequestBody, RequestQuery, Route } from '@golghar/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { EnquiryService } from './enquiry.service';
import { seedTimeHeader, seedTokenHeader } from './seed-time';

@Controller()
export class EnquiryController {
  constructor(private readonly enquiries: EnquiryService) {}

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
}
