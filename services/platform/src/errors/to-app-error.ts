import type { ErrorCode } from '@golghar/contracts';
import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable, isTransactionConflict, isUnstorableValue } from '../database/database-faults';
import { AppError } from './app-error';

/** What frameworks throw (Nest's exceptions, Fastify's errors) says its HTTP status; the code follows from it. */
const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'malformed',
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'too_slow',
  413: 'too_large',
  // An address that is too long to name anything.
  414: 'not_found',
  415: 'not_json',
  429: 'too_many_requests',
  503: 'unavailable',
};

const statusOf = (error: unknown): number =>
  error instanceof HttpException ? error.getStatus() : Number((error as { statusCode?: number })?.statusCode);

/** When a client may try again while a dependency is down, or others are changing the same. */
const retryAfterSeconds = 5;

/** Reads anything thrown as an answer of the contract; the unknown becomes `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || isTransactionConflict(error))
    return new AppError('unavailable', { retryAfter: retryAfterSeconds, cause: error });
  const message = 'A value in the request cannot be understood.';
  if (isUnstorableValue(error)) return new AppError('malformed', { message, cause: error });
  return new AppError(codeOfStatus[statusOf(error)] ?? 'internal', { cause: error });
}
