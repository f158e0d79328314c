import * as z from 'zod/mini';
import { idSchema, isoTime } from './text';

/**
 * Every error code that an API may return, with its HTTP status: the only such table. Codes are stable; the messages beside them
 * are for people and may change.
 */
export const errorStatus = {
  malformed: 400,
  invalid: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  not_allowed: 403,
  /** For a personal API token whose scopes do not allow it. */
  insufficient_scope: 403,
  foreign_origin: 403,
  password_change_required: 403,
  not_found: 404,
  /** A lead that can still be restored: `deletion` says more. */
  deleted: 404,
  method_not_allowed: 405,
  too_slow: 408,
  conflict: 409,
  last_admin: 409,
  too_large: 413,
  not_json: 415,
  key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** Who deleted a lead, when, and when it is erased for good. For the oldest, who deleted it is unknown. */
export const deletionSchema = z.object({
  by: z.nullable(z.object({ id: idSchema, name: z.string() })),
  at: isoTime,
  erasedAt: isoTime,
});

export type Deletion = z.infer<typeof deletionSchema>;

/** The body of every response that is not 2xx. `fields` maps a field's name to what is wrong with it. */
export const wireErrorSchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  deletion: z.optional(deletionSchema),
});

export type WireError = z.infer<typeof wireErrorSchema>;
