import { ApiError } from './api/api-error';

type Failures = { offline: string; limited: string; other: string };

const defaultRetryAfterSeconds = 60;

/** What to tell a visitor whose form could not be sent, in the language of its words. */
export function failureMessage(error: unknown, { offline, limited, other }: Failures): string {
  if (error instanceof ApiError)
    return error.status === 429
      ? limited.replace('{seconds}', String(error.retryAfterSeconds ?? defaultRetryAfterSeconds))
      : other;
  return navigator.onLine ? other : offline;
}
