import type { EmailRenderer } from '@golghar/platform/mail';
import type { WorkerSettings } from '../../settings';
import { confirmationEmailFor } from './confirmation-email';
import type { SubscriberRepository } from './subscriber.repository';

/** Renders the e-mail to confirm. Who has confirmed or left meanwhile needs none. */
export const makeConfirmationEmailRenderer =
  (settings: WorkerSettings, subscribers: SubscriberRepository): EmailRenderer =>
  async ({ subjectId }) => {
    const subscriber = await subscribers.findUnconfirmed(subjectId);
    return subscriber ? confirmationEmailFor(subscriber, settings) : undefined;
  };
