import { enquiryForm } from '@/content/enquiry-form';
import { ApiError } from '@/lib/api-error';

const usualWait = 60;

/** What to tell a visitor whose enquiry did not go through. */
export function failureMessage(error: unknown): string {
  const { offline, limited, other } = enquiryForm.failures;
  if (error instanceof ApiError)
    return error.status === 429 ? limited.replace('{seconds}', String(error.retryAfter ?? usualWait)) : other;
  return navigator.onLine ? other : offline;
}
