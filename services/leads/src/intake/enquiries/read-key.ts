import { idempotencyKeyHeader, idempotencyKeySchema } from '@golghar/contracts';
import { AppError } from '@golghar/platform';

/** Without a key the request's id is one: the gateway sends a request whose replica broke to another one, under the same id. */
export const readKey = (value: string | undefined, requestId: string | undefined): string | undefined => {
  if (value === undefined) return requestId && `request ${requestId}`;
  const key = idempotencyKeySchema.safeParse(value);
  if (key.success) return key.data;
  throw new AppError('invalid', {
    fields: { [idempotencyKeyHeader]: key.error.issues[0]?.message ?? 'Invalid' },
  });
};
