import { type Deletion, type ErrorCode, errorCodes, errorStatus, type WireError } from '@golghar/contracts';
import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable, isTransactionConflict, isUnstorableValue } from './database/database-faults';

const sentences = {
  malformed: 'The request could not be read. Please send valid JSON.',
  invalid: 'Please correct the marked fields.',
  not_signed_in: 'Please sign in.',
  invalid_credentials: 'Invalid email or password',
  not_allowed: 'Your role does not allow this.',
  insufficient_scope: 'This token does not allow this.',
  foreign_origin: 'This request came from another site and was refused.',
  password_change_required: 'Please choose a new password first.',
  not_found: 'There is nothing at this address.',
  deleted: 'This lead was deleted.',
  method_not_allowed: 'This address does not take that method.',
  too_slow: 'The request took too long to arrive. Please try again.',
  conflict: 'Someone else changed this in the meantime.',
  last_admin:
    'This is the last active administrator. Make somebody else an administrator first, so that somebody can still manage users.',
  too_large: 'The request is too large.',
  not_json: 'Please send JSON with the content type application/json.',
  key_reused: 'This Idempotency-Key was used for another enquiry.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
} satisfies Record<ErrorCode, string>;

type Details = {
  /** Sentence for the person; by default the code's own. */
  message?: string;
  fields?: Record<string, string>;
  /** Sent as Retry-After, in seconds. */
  retryAfter?: number;
  /** Sent as Allow: the methods that the address accepts. */
  allow?: readonly string[];
  /** With the code `deleted`. */
  deletion?: Deletion;
  cause?: unknown;
};

/** An error response: a code of the contract, with a sentence for the person who sees it. */
export class AppError extends Error {
  override name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.message ?? sentences[code], { cause: details.cause });
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get body(): WireError {
    const { fields, deletion } = this.details;
    return {
      code: this.code,
      message: this.message,
      ...(fields && { fields }),
      ...(deletion && { deletion }),
    };
  }
}

/** Errors of frameworks (Nest's exceptions, Fastify's errors) carry an HTTP status; the code is the first that has it. */
function codeOf(error: unknown): ErrorCode {
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number })?.statusCode;
  // An address too long to exist.
  if (status === 414) return 'not_found';
  return errorCodes.find((code) => errorStatus[code] === status) ?? 'internal';
}

/** When a client may try again while a dependency is down or others are changing the same data. */
export const retryAfterSeconds = 5;

/** Turns anything thrown into an error of the contract; the unknown becomes `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || isTransactionConflict(error))
    return new AppError('unavailable', { retryAfter: retryAfterSeconds, cause: error });
  const message = 'A value in the request cannot be understood.';
  if (isUnstorableValue(error)) return new AppError('malformed', { message, cause: error });
  return new AppError(codeOf(error), { cause: error });
}
