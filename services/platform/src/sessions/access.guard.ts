import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { HealthController } from '../health/health.controller';
import { endpointOf } from '../http/route';
import type { SignedIn } from '../http/signed-in';
import { allowsOneTimePassword, readsSession } from './session-markers';

/**
 * Lets a request through only as the contract's entry of its handler says; a handler without an entry is
 * closed. A bearer token is tried first; an invalid one is ignored when the cookie is valid.
 */
@Injectable()
export class AccessGuard extends AuthGuard(['session-bearer', 'session-cookie']) {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getClass() === HealthController) return true;
    const access = endpointOf(context)?.access;
    if (!access) throw new AppError('not_found');
    if (access === 'public' && !readsSession(context)) return true;
    await super.canActivate(context);
    if (access === 'public') return true;
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user: SignedIn }>();
    if (user.mustChangePassword && !allowsOneTimePassword(context))
      throw new AppError('password_change_required');
    if (access !== 'signed_in' && !access.includes(user.role)) throw new AppError('not_allowed');
    return true;
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
