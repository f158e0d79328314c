import { createContext, useContext } from 'react';
import type { enquiryForm } from '@/content/forms/enquiry-form';
import { ApiError } from '@/lib/api/api-error';

/** What the form says, in any language. */
export type EnquiryWords = typeof enquiryForm;

export const EnquiryWordsContext = createContext<EnquiryWords | undefined>(undefined);

export function useEnquiryWords(): EnquiryWords {
  const words = useContext(EnquiryWordsContext);
  if (!words) throw new Error('Parts of the form stand in the form');
  return words;
}

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
