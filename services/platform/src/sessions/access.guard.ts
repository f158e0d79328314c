import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { PLATFORM_SETTINGS, type PlatformSettings } from '../config/settings';
import { AppError } from '../errors/app-error';
import { HealthController } from '../health/health.controller';
import { type Request, requestOf, type SignedIn } from '../http/request';
import { endpointOf } from '../http/route';
import { Authenticator } from './authenticator';
import { apiTokenOf, bearerOf, isForeign, isUserActive } from './credentials';
import { readSessionToken, sessionCookie } from './session-token';

/** Marks what a person may do before the one-time password has been changed. */
export const AllowOneTimePassword = Reflector.createDecorator<true>();

/** Marks a public operation that also wants to know who is signed in. */
export const ReadsSession = Reflector.createDecorator<true>();

/**
 * Lets a request through only as the contract's entry of its handler says, and none that another site's page asks for; a
 * handler without an entry is closed. A personal API token is tried first, then a session's bearer token, then the cookie;
 * an invalid one is ignored when a later one is valid. Public operations know sessions alone.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(PLATFORM_SETTINGS) private readonly settings: PlatformSettings,
    private readonly authenticator: Authenticator,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getClass() === HealthController) return true;
    const handler = context.getHandler();
    const request = requestOf(context);
    if (isForeign(request, this.settings.PUBLIC_URL)) throw new AppError('foreign_origin');
    const { access, scope } = endpointOf(context) ?? {};
    if (!access) throw new AppError('not_found');
    if (access === 'public') {
      if (this.reflector.get(ReadsSession, handler)) request.user = await this.findBySession(request);
      return true;
    }
    const apiToken = apiTokenOf(request);
    const user =
      (apiToken && (await this.authenticator.findByApiToken(apiToken))) ||
      (await this.findBySession(request));
    if (!user) throw new AppError('not_signed_in');
    if (user.apiToken && !(scope && user.apiToken.scopes.includes(scope)))
      throw new AppError('insufficient_scope', {
        message: scope ? `This token lacks the scope ${scope}.` : 'API tokens may not do this.',
      });
    if (user.mustChangePassword && !this.reflector.get(AllowOneTimePassword, handler))
      throw new AppError('password_change_required');
    if (access !== 'signed_in' && !access.includes(user.role)) throw new AppError('not_allowed');
    request.user = user;
    return true;
  }

  private async findBySession(request: Request): Promise<SignedIn | undefined> {
    const { PUBLIC_URL, SESSION_PUBLIC_KEYS: keys = new Map() } = this.settings;
    for (const token of [bearerOf(request), request.cookies[sessionCookie(PUBLIC_URL).name]]) {
      const sid = token && readSessionToken(token, keys);
      const user = sid && (await this.authenticator.findBySession(sid, isUserActive(request)));
      if (user) return user;
    }
    return undefined;
  }
}
