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

/** The longest that browsers keep a cookie (RFC 6265bis). */
const knownSeconds = 400 * 24 * 60 * 60;

/**
 * The cookies of a browser that signs in: the session's, and a signed one per account, by which the browser shows the next
 * time that it has signed in to the account before. That one grants nothing but a budget of its own for wrong passwords,
 * and names nobody.
 */
@Injectable()
export class SignInCookies {
  private readonly session: ReturnType<typeof sessionCookie>;

  constructor(@Inject(SETTINGS) private readonly settings: AuthSettings) {
    this.session = sessionCookie(settings.PUBLIC_URL);
  }

  /** Gives a browser the session that has begun, and marks it as known; one that is keeps its id. */
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

  /** Takes the session away; the browser stays known. */
  clear(reply: Reply): void {
    reply.clearCookie(this.session.name, this.session.attributes);
  }

  /** The browser's id; undefined when it never signed in to the account. */
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
