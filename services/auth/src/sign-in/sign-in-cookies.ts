import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SessionUser } from '@golghar/contracts';
import {
  absoluteLifetimeSeconds,
  type Reply,
  type Request,
  SETTINGS,
  sessionCookie,
} from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { StartedSession } from '../sessions/sessions';
import { type AuthSettings, keyedHash } from '../settings';

/** The longest time for which browsers keep a cookie (RFC 6265bis). */
const knownSeconds = 400 * 24 * 60 * 60;

/**
 * The cookies of a browser that signs in: the session's, and a signed one per account, which shows later that this browser
 * has signed in to the account before. The latter grants nothing but a separate budget for wrong passwords, and identifies
 * nobody.
 */
@Injectable()
export class SignInCookies {
  private readonly session: ReturnType<typeof sessionCookie>;

  constructor(@Inject(SETTINGS) private readonly settings: AuthSettings) {
    this.session = sessionCookie(settings.PUBLIC_URL);
  }

  /** Gives a browser its new session and marks it as known; a known browser keeps its id. */
  set(reply: Reply, { user, token }: StartedSession): SessionUser {
    const { name, attributes } = this.session;
    reply.setCookie(name, token, { ...attributes, maxAge: absoluteLifetimeSeconds });
    const id = this.knownBrowser(reply.request, user.email) ?? randomBytes(16).toString('base64url');
    const signed = `${id}.${this.sign(id, user.email).toString('base64url')}`;
    reply.setCookie(this.knownName(user.email), signed, {
      ...attributes,
      path: '/api/auth',
      sameSite: 'strict',
      maxAge: knownSeconds,
    });
    return user;
  }

  /** Removes the session's cookie; the browser stays known. */
  clear(reply: Reply): void {
    reply.clearCookie(this.session.name, this.session.attributes);
  }

  /** The browser's id; undefined if it never signed in to the account. */
  knownBrowser({ cookies }: Request, email: string): string | undefined {
    const [id = '', signature = ''] = cookies[this.knownName(email)]?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = this.sign(id, email);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  }

  private knownName(email: string): string {
    const hash = keyedHash(this.settings, `known browser of ${email.toLowerCase()}`);
    return `${this.session.attributes.secure ? '__Secure-' : ''}known-${hash.toString('hex').slice(0, 16)}`;
  }

  private sign(id: string, email: string): Buffer {
    return keyedHash(this.settings, `known browser ${id} of ${email.toLowerCase()}`);
  }
}
