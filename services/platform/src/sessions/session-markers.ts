import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../http/signed-in';

/** Who makes the request ({@link SignedIn}); undefined on public operations for those not signed in. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn | undefined =>
    context.switchToHttp().getRequest<FastifyRequest & { user?: SignedIn }>().user,
);

const oneTimePasswordKey = 'golghar:allows-one-time-password';
const readsSessionKey = 'golghar:reads-session';

/** Marks what a person may do before the one-time password has been changed. */
export const AllowOneTimePassword = () => SetMetadata(oneTimePasswordKey, true);

/** Marks a public operation that also wants to know who is signed in. */
export const ReadsSession = () => SetMetadata(readsSessionKey, true);

const isMarked =
  (key: string) =>
  (context: ExecutionContext): boolean =>
    Reflect.getMetadata(key, context.getHandler()) === true;

export const allowsOneTimePassword = isMarked(oneTimePasswordKey);
export const readsSession = isMarked(readsSessionKey);
