import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AppError } from '../app-error';
import { HealthController } from '../health.controller';
import { endpointOf } from '../http/contract-controller';
import type { Request, RequestWithUser, SignedIn } from '../http/request';
import { type PlatformSettings, SETTINGS } from '../settings/service-settings';
import { Authenticator } from './authenticator';
import { apiTokenOf, bearerOf, isCrossOrigin, isUserActive } from './credentials';
import { readSessionToken, sessionCookie } from './session-token';

/**
 * Lets a request through only as the contract's entry of its handler says, and none that another site's page sends; a handler
 * without an entry is closed. A personal API token is tried first, then a session's bearer token, then the cookie; an invalid
 * one is ignored when a later one is valid. Public operations accept only sessions.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getClass() === HealthController) return true;
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    if (isCrossOrigin(request, this.settings.PUBLIC_URL)) throw new AppError('foreign_origin');
    const { access, scope, readsSession, allowsOneTimePassword } = endpointOf(context) ?? {};
    if (!access) throw new AppError('not_found');
    if (access === 'public') {
      if (readsSession) request.user = await this.findBySession(request);
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
    if (user.mustChangePassword && !allowsOneTimePassword) throw new AppError('password_change_required');
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
