import { ApiError } from '@/lib/api/api-error';
import type { EnquiryWords } from './enquiry-words';

const defaultRetryAfterSeconds = 60;

/** What to tell a visitor whose enquiry did not go through. */
export function failureMessage(
  error: unknown,
  { offline, limited, other }: EnquiryWords['failures'],
): string {
  if (error instanceof ApiError)
    return error.status === 429
      ? limited.replace('{seconds}', String(error.retryAfterSeconds ?? defaultRetryAfterSeconds))
      : other;
  return navigator.onLine ? other : offline;
}
