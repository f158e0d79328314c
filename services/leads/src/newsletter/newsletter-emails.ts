import type { EmailRenderer } from '@golghar/platform/mail';
import type { WorkerSettings } from '../settings';
import { confirmationEmailFor } from './confirmation-email';

type Row = { email: string; token: string };

/** Renders the e-mails of the newsletter. Who has confirmed or left meanwhile needs none. */
export const newsletterEmails =
  (settings: WorkerSettings): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const [subscriber]: Row[] = await manager.query(
      'SELECT email, token FROM subscriber WHERE id = $1 AND confirmed_at IS NULL',
      [subjectId],
    );
    return subscriber && confirmationEmailFor(subscriber, settings);
  };
