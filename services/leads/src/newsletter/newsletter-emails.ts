import type { EmailRenderer } from '@golghar/platform/mail';
import { IsNull } from 'typeorm';
import type { WorkerSettings } from '../settings';
import { confirmationEmailFor } from './confirmation-email';
import { SubscriberEntity } from './subscriber.entity';

/** Renders the e-mails of the newsletter. Who has confirmed or left meanwhile needs none. */
export const newsletterEmails =
  (settings: WorkerSettings): EmailRenderer =>
  async ({ subjectId: id }, manager) => {
    const subscriber = await manager.findOneBy(SubscriberEntity, { id, confirmedAt: IsNull() });
    return subscriber ? confirmationEmailFor(subscriber, settings) : undefined;
  };
