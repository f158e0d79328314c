import type { EmailRenderer } from '@golghar/platform/mail';
import type { AuthSettings } from '../settings';
import type { AccountLinkRepository } from './account-link.repository';
import { linkEmail } from './account-link-email';
import { hashLinkToken, linkToken, linkUrl } from './account-link-token';

/**
 * Renders the e-mails with links. A link that does not work any more needs none; neither does one whose token
 * can't be made again, because the secret has been changed since.
 */
export const makeLinkEmailRenderer =
  (settings: AuthSettings, links: AccountLinkRepository): EmailRenderer =>
  async ({ subjectId }) => {
    const token = linkToken(subjectId, settings.AUTH_SECRET);
    const link = await links.findOpen(hashLinkToken(token));
    return link && linkEmail(link, linkUrl(settings.PUBLIC_URL, token), settings.MAIL_FROM);
  };
