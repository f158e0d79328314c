import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { HealthController } from '../health/health.controller';
import { apiTokenOf } from '../http/api-token';
import { endpointOf } from '../http/route';
import type { SignedIn } from '../http/signed-in';
import { allowsOneTimePassword, readsSession } from './session-markers';
import { sessionStrategies } from './session-strategies';
import { WhoAsks } from './who-asks';

/**
 * Lets a request through only as the contract's entry of its handler says; a handler without an entry is
 * closed. A personal API token is tried first, then a session's bearer token, then the cookie; an invalid one is ignored
 * when a later one is valid. Public operations know sessions alone.
 */
@Injectable()
export class AccessGuard extends AuthGuard(Object.keys(sessionStrategies)) {
  constructor(private readonly whoAsks: WhoAsks) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getClass() === HealthController) return true;
    const { access, scope } = endpointOf(context) ?? {};
    if (!access) throw new AppError('not_found');
    if (access === 'public' && !readsSession(context)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user: SignedIn }>();
    const tokenUser = access === 'public' ? undefined : await this.findTokenUser(request);
    if (tokenUser) request.user = tokenUser;
    else await super.canActivate(context);
    if (access === 'public') return true;
    const { user } = request;
    if (user.apiToken && !(scope && user.apiToken.scopes.includes(scope)))
      throw new AppError('insufficient_scope', {
        message: scope ? `This token lacks the scope ${scope}.` : 'API tokens may not do this.',
      });
    if (user.mustChangePassword && !allowsOneTimePassword(context))
      throw new AppError('password_change_required');
    if (access !== 'signed_in' && !access.includes(user.role)) throw new AppError('not_allowed');
    return true;
  }

  private async findTokenUser(request: FastifyRequest): Promise<SignedIn | undefined> {
    const secret = apiTokenOf(request);
    return secret ? this.whoAsks.findByApiToken(secret) : undefined;
  }

  override handleRequest<User>(
    error: unknown,
    user: User | false,
    _: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    if (user) return user;
    if (endpointOf(context)?.access === 'public') return undefined as User;
    throw new AppError('not_signed_in');
  }
}
