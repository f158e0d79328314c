import type { EmailRenderer } from '@golghar/platform/mail';
import type { AuthSettings } from '../settings';
import { isOpen } from './account-link.repository';
import { type LinkOccasion, linkLetterFor } from './account-link-email';
import { hashLinkToken, linkToken, linkUrl } from './account-link-token';

/**
 * Words for the letters with links. A link that does not work any more needs none; neither does one whose word
 * can't be made again, because the secret has been changed since.
 */
export const linkLetters =
  (settings: AuthSettings): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const token = linkToken(subjectId, settings.AUTH_SECRET);
    const [occasion]: LinkOccasion[] = await manager.query(
      `SELECT u.name, u.email, u.role, maker.name AS "madeBy", purpose, expires_at AS "expiresAt"
       FROM account_link JOIN app_user u ON u.id = user_id JOIN app_user maker ON maker.id = made_by
       WHERE account_link.id = $1 AND token_hash = $2 AND ${isOpen}`,
      [subjectId, hashLinkToken(token)],
    );
    return occasion && linkLetterFor(occasion, linkUrl(settings.PUBLIC_URL, token), settings.MAIL_FROM);
  };
