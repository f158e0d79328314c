import { afterOpenMinutes, canaryHeader, idempotencyKeyHeader, promiseMinutes } from '@golghar/contracts';
import { AppError, contractController } from '@golghar/platform';
import { BusinessHours } from '../team/business-hours';
import { EnquiryService } from './enquiries/enquiry.service';
import { seedTimeHeader, seedTokenHeader } from './enquiries/seed-time';
import { NewsletterService } from './newsletter/newsletter.service';

export const IntakeController = contractController(
  { enquiries: EnquiryService, hours: BusinessHours, newsletter: NewsletterService },
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
      const callBy = afterOpenMinutes(new Date(), promiseMinutes, current);
      return { callBy, closedDays: [...current.closedDays] };
    },
  },
  {
    async subscribe({ body: { email }, query: { language = 'en' } }, { newsletter, manager }) {
      await newsletter.subscribe(manager, email, language);
      return { message: 'Please check your inbox for a link to confirm.' };
    },
    confirmSubscription: ({ body: { token } }, { newsletter, manager }) => newsletter.confirm(manager, token),
    async unsubscribe({ body: { token } }, { newsletter, manager }) {
      if (!(await newsletter.remove(manager, token))) throw new AppError('not_found');
    },
    /** Mail programs may post again; somebody already off the list gets the same response. */
    unsubscribeAtOnce: ({ query: { token } }, { newsletter, manager }) => newsletter.remove(manager, token),
    listSubscribers: async ({ user }, { newsletter, manager }) => ({
      subscribers: await newsletter.list(manager, user),
    }),
    removeSubscriber: ({ params: { id }, user }, { newsletter, manager }) =>
      newsletter.removeConfirmed(manager, id, user),
  },
);
