import { ApiError } from '@/lib/api/api-error';

/** What the server says to an admin, or what else is the matter. */
export const failureText = (error: unknown): string => {
  if (error instanceof ApiError) return error.wire?.message ?? 'Please try again.';
  return navigator.onLine ? 'The site is not responding. Please try again.' : 'You seem to be offline.';
};
