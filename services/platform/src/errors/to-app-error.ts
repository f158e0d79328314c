import { type ErrorCode, errorCodes, errorStatus } from '@golghar/contracts';
import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable, isTransactionConflict, isUnstorableValue } from '../database/database-faults';
import { AppError } from './app-error';

/** What frameworks throw (Nest's exceptions, Fastify's errors) says its HTTP status; the code is the first that has it. */
function codeOf(error: unknown): ErrorCode {
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number })?.statusCode;
  // An address that is too long to name anything.
  if (status === 414) return 'not_found';
  return errorCodes.find((code) => errorStatus[code] === status) ?? 'internal';
}

/** When a client may try again while a dependency is down, or others are changing the same. */
const retryAfterSeconds = 5;

/** Reads anything thrown as an answer of the contract; the unknown becomes `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || isTransactionConflict(error))
    return new AppError('unavailable', { retryAfter: retryAfterSeconds, cause: error });
  const message = 'A value in the request cannot be understood.';
  if (isUnstorableValue(error)) return new AppError('malformed', { message, cause: error });
  return new AppError(codeOf(error), { cause: error });
}
