import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PLATFORM_SETTINGS, type PlatformSettings } from '../config/settings';
import { AppError } from '../errors/app-error';
import { HealthController } from '../health/health.controller';
import { endpointOf } from '../http/route';
import type { SignedIn } from '../http/signed-in';
import { apiTokenOf, bearerOf, isUserActive } from './credentials';
import { sessionCookie } from './session-cookie';
import { allowsOneTimePassword, readsSession } from './session-markers';
import { readSessionToken } from './session-token';
import { WhoAsks } from './who-asks';

/**
 * Lets a request through only as the contract's entry of its handler says; a handler without an entry is
 * closed. A personal API token is tried first, then a session's bearer token, then the cookie; an invalid one is ignored
 * when a later one is valid. Public operations know sessions alone.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(PLATFORM_SETTINGS) private readonly settings: PlatformSettings,
    private readonly whoAsks: WhoAsks,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getClass() === HealthController) return true;
    const { access, scope } = endpointOf(context) ?? {};
    if (!access) throw new AppError('not_found');
    if (access === 'public' && !readsSession(context)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: SignedIn | undefined }>();
    const apiToken = access === 'public' ? undefined : apiTokenOf(request);
    const user =
      (apiToken && (await this.whoAsks.findByApiToken(apiToken))) || (await this.findBySession(request));
    request.user = user;
    if (access === 'public') return true;
    if (!user) throw new AppError('not_signed_in');
    if (user.apiToken && !(scope && user.apiToken.scopes.includes(scope)))
      throw new AppError('insufficient_scope', {
        message: scope ? `This token lacks the scope ${scope}.` : 'API tokens may not do this.',
      });
    if (user.mustChangePassword && !allowsOneTimePassword(context))
      throw new AppError('password_change_required');
    if (access !== 'signed_in' && !access.includes(user.role)) throw new AppError('not_allowed');
    return true;
  }

  private async findBySession(request: FastifyRequest): Promise<SignedIn | undefined> {
    const { PUBLIC_URL, SESSION_PUBLIC_KEYS: keys = new Map() } = this.settings;
    for (const token of [bearerOf(request), request.cookies[sessionCookie(PUBLIC_URL).name]]) {
      const sid = token && readSessionToken(token, keys);
      const user = sid && (await this.whoAsks.findBySession(sid, isUserActive(request)));
      if (user) return user;
    }
    return undefined;
  }
}
