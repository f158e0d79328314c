import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Reply, Request } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';

/** The longest that browsers keep a cookie (RFC 6265bis). */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/**
 * A signed cookie per account, by which a browser shows that it has signed in to the account before. It grants
 * nothing but a budget of its own for wrong passwords, and names nobody.
 */
@Injectable()
export class KnownBrowserCookie {
  private readonly isSecure: boolean;

  constructor(@Inject(AUTH_SETTINGS) private readonly settings: AuthSettings) {
    this.isSecure = settings.PUBLIC_URL.startsWith('https:');
  }

  /** The browser's id; undefined when it never signed in to the account. */
  read({ cookies }: Pick<Request, 'cookies'>, email: string): string | undefined {
    const [id = '', signature = ''] = cookies[this.name(email)]?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = this.sign(id, email);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  }

  /** Marks the browser as one that has signed in; one that has keeps its id. */
  set(request: Pick<Request, 'cookies'>, reply: Reply, email: string): void {
    const id = this.read(request, email) ?? randomBytes(16).toString('base64url');
    reply.setCookie(this.name(email), `${id}.${this.sign(id, email).toString('base64url')}`, {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.isSecure,
      maxAge: lifetimeSeconds,
    });
  }

  private name(email: string): string {
    const account = this.hash(`known browser of ${email.toLowerCase()}`).toString('hex').slice(0, 16);
    return `${this.isSecure ? '__Secure-' : ''}known-${account}`;
  }

  private sign(id: string, email: string): Buffer {
    return this.hash(`known browser ${id} of ${email.toLowerCase()}`);
  }

  private hash(text: string): Buffer {
    return createHmac('sha256', this.settings.AUTH_SECRET).update(text).digest();
  }
}
