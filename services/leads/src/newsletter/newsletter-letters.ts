import type { EmailRenderer } from '@golghar/platform/mail';
import type { WorkerSettings } from '../settings';
import { confirmationLetterFor } from './confirmation-letter';

type Row = { email: string; token: string };

/** Words for the letters of the newsletter. Who has confirmed or left meanwhile needs none. */
export const newsletterLetters =
  (settings: WorkerSettings): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const [subscriber]: Row[] = await manager.query(
      'SELECT email, token FROM subscriber WHERE id = $1 AND confirmed_at IS NULL',
      [subjectId],
    );
    return subscriber && confirmationLetterFor(subscriber, settings);
  };
