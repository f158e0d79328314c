import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type GuardSettings, SESSION_SETTINGS } from './session-settings';
import { absoluteLifetimeSeconds } from './session-token';

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** Name of the session cookie: over TLS bound to host and path by its prefix (RFC 6265bis). */
export const sessionCookieName = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-session' : 'session');

/** Host-only, out of reach of scripts, not sent from other sites' forms. */
const attributes = (publicUrl: string): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(publicUrl),
});

/** The cookie that carries the session token. */
@Injectable()
export class SessionCookie {
  constructor(@Inject(SESSION_SETTINGS) private readonly settings: GuardSettings) {}

  set(reply: FastifyReply, token: string): void {
    const { PUBLIC_URL } = this.settings;
    reply.setCookie(sessionCookieName(PUBLIC_URL), token, {
      ...attributes(PUBLIC_URL),
      maxAge: absoluteLifetimeSeconds,
    });
  }

  clear(reply: FastifyReply): void {
    const { PUBLIC_URL } = this.settings;
    reply.clearCookie(sessionCookieName(PUBLIC_URL), attributes(PUBLIC_URL));
  }
}
