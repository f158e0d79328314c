import type { EmailRenderer } from '@golghar/platform/mail';
import type { WorkerSettings } from '../../settings';
import type { ThankYouRepository } from './thank-you.repository';
import { thankYouEmail } from './thank-you-email';

type Settings = Pick<
  WorkerSettings,
  'MAIL_FROM' | 'THANK_YOU_MAILS_PER_DAY' | 'THANK_YOU_MAILS_PER_DAY_IN_ALL'
>;

/** In a day, for enquiries from one network: an office, or a street behind one mobile carrier's address, sends fewer. */
const mailsPerNetwork = 10;

/**
 * In an hour. Most honest visitors share gmail.com, so that no limit may be as low as for a mailbox: this one stands
 * above what a good day of advertising brings, and below what makes a provider take us for a spammer.
 */
const mailsPerDomain = 60;

/** Renders the thanks for an enquiry; nothing where too many were sent, because anybody may have us write to anybody. */
export const makeThankYouEmailRenderer = (
  { MAIL_FROM, THANK_YOU_MAILS_PER_DAY, THANK_YOU_MAILS_PER_DAY_IN_ALL }: Settings,
  thankYous: ThankYouRepository,
): EmailRenderer => {
  const limits = {
    mailbox: THANK_YOU_MAILS_PER_DAY,
    network: mailsPerNetwork,
    domain: mailsPerDomain,
    day: THANK_YOU_MAILS_PER_DAY_IN_ALL,
  };
  return async ({ subjectId }, manager) => {
    const row = await thankYous.findEmail(manager, subjectId, limits);
    if (!row) return undefined;
    if (row.limitedBy) {
      await thankYous.markLimited(manager, subjectId, row.limitedBy);
      return undefined;
    }
    return thankYouEmail(row, MAIL_FROM);
  };
};
