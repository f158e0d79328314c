import { AppError, contractController } from '@golghar/platform';
import { NewsletterService } from './newsletter.service';

export const NewsletterController = contractController(
  { newsletter: NewsletterService },
  {
    async subscribe({ body: { email }, query: { language = 'en' } }, { newsletter }) {
      await newsletter.subscribe(email, language);
      return { message: 'Please check your inbox for a link to confirm.' };
    },
    confirmSubscription: ({ body: { token } }, { newsletter }) => newsletter.confirm(token),
    async unsubscribe({ body: { token } }, { newsletter }) {
      if (!(await newsletter.remove(token))) throw new AppError('not_found');
    },
    /** Mail programs may post again and again; who is off the list already gets the same answer. */
    unsubscribeAtOnce: ({ query: { token } }, { newsletter }) => newsletter.remove(token),
    listSubscribers: async ({ user }, { newsletter }) => ({ subscribers: await newsletter.list(user) }),
    removeSubscriber: ({ params: { id }, user }, { newsletter }) => newsletter.removeConfirmed(id, user),
  },
);
