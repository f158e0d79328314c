import type { CookieSerializeOptions } from '@fastify/cookie';
import { absoluteLifetime } from './session-token';

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** Name of the session cookie: over TLS bound to host and path by its prefix (RFC 6265bis). */
export const sessionCookieName = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-session' : 'session');

/** Attributes of the session cookie: host-only, out of reach of scripts, not sent from other sites' forms. */
export const sessionCookieOptions = (publicUrl: string): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(publicUrl),
  maxAge: absoluteLifetime,
});
