import type { EmailRenderer } from '@golghar/platform/mail';
import type { WorkerSettings } from '../settings';
import type { ThankYouRepository } from './thank-you.repository';
import { thankYouEmail } from './thank-you-email';

type Settings = Pick<WorkerSettings, 'MAIL_FROM' | 'THANK_YOU_MAILS_PER_DAY'>;

/** Renders the thanks for an enquiry; nothing for a mailbox that had its share of the day. */
export const makeThankYouEmailRenderer =
  ({ MAIL_FROM, THANK_YOU_MAILS_PER_DAY }: Settings, thankYous: ThankYouRepository): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const row = await thankYous.findEmail(manager, subjectId, THANK_YOU_MAILS_PER_DAY);
    if (!row) return undefined;
    if (row.isTooMuch) {
      await thankYous.markLimited(manager, subjectId);
      return undefined;
    }
    return thankYouEmail(row, MAIL_FROM);
  };
