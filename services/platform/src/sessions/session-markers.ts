import { type ExecutionContext, SetMetadata } from '@nestjs/common';

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
