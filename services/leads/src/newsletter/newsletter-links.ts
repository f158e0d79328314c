import { api, newsletterPaths } from '@golghar/contracts';

/** A subscriber's own links: two pages with a button, and the address that mail programs post to (RFC 8058). */
export const newsletterLinks = (publicUrl: string, token: string) => ({
  confirm: `${publicUrl}${newsletterPaths.confirm}?token=${token}`,
  unsubscribe: `${publicUrl}${newsletterPaths.unsubscribe}?token=${token}`,
  oneClick: `${publicUrl}${api.unsubscribeAtOnce.path}?token=${token}`,
});
