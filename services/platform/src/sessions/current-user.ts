import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../http/signed-in';

/** Who makes the request ({@link SignedIn}); undefined on public operations for those not signed in. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn | undefined =>
    context.switchToHttp().getRequest<FastifyRequest & { user?: SignedIn }>().user,
);
