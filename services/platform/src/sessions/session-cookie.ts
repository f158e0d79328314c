import type { CookieSerializeOptions } from '@fastify/cookie';

/**
 * The cookie that carries the session token: host-only, out of reach of scripts, not sent from other sites' forms. Over TLS
 * its name binds it to host and path (RFC 6265bis).
 */
export function sessionCookie(publicUrl: string): { name: string; attributes: CookieSerializeOptions } {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-session' : 'session',
    attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}
