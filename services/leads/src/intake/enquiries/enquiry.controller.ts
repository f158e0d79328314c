import { afterOpenMinutes, canaryHeader, idempotencyKeyHeader, promiseMinutes } from '@golghar/contracts';
import { contractController } from '@golghar/platform';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { EnquiryService } from './enquiry.service';
import { seedTimeHeader, seedTokenHeader } from './seed-time';

export const EnquiryController = contractController(
  { enquiries: EnquiryService, hours: BusinessHours },
  {
    submitEnquiry: ({ body, query: { language }, headers, address }, { enquiries }) =>
      enquiries.submit(body, {
        key: headers[idempotencyKeyHeader],
        seed: { time: headers[seedTimeHeader], token: headers[seedTokenHeader] },
        canaryToken: headers[canaryHeader],
        requestId: headers['x-request-id'],
        address,
        language,
      }),
    callPromise(_, { hours: { current } }) {
      const callBy = afterOpenMinutes(new Date(), promiseMinutes, current).toISOString();
      return { callBy, closedDays: [...current.closedDays] };
    },
  },
);
