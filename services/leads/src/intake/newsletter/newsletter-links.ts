import { api, inLanguage, type Language, newsletterPaths } from '@golghar/contracts';

/** A subscriber's own links: two pages with a button, and the address that mail programs post to (RFC 8058). */
export const newsletterLinks = (publicUrl: string, token: string, language: Language = 'en') => ({
  confirm: `${publicUrl}${inLanguage(newsletterPaths.confirm, language)}?token=${token}`,
  unsubscribe: `${publicUrl}${inLanguage(newsletterPaths.unsubscribe, language)}?token=${token}`,
  oneClick: `${publicUrl}${api.unsubscribeAtOnce.path}?token=${token}`,
});
