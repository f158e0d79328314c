import { ApiError } from './api-error';

/** Why something failed: what the server says, or what else is the matter. */
export const failureText = (error: unknown): string => {
  if (error instanceof ApiError) return error.wire?.message ?? 'Please try again.';
  return navigator.onLine ? 'The site is not responding. Please try again.' : 'You seem to be offline.';
};
