import {
  api,
  consentText,
  type Enquiry,
  type EnquiryRequest,
  idempotencyKeyHeader,
} from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import type { EnquiryWords } from '@/content/forms/enquiry-form';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { randomKey } from '@/lib/random-key';
import { readJson, sessionStore } from '@/lib/storage';

const storageKey = 'enquiryKey';

/**
 * The idempotency key. The same words sent again, after a failure or a reload, have the same key, so that an enquiry that did
 * arrive is not stored twice; changed words are a new enquiry.
 */
function keyFor(enquiry: Enquiry): string {
  const body = JSON.stringify(enquiry);
  const kept = readJson(sessionStore.get(storageKey)) as { key: string; body: string } | undefined;
  if (kept?.body === body) return kept.key;
  const key = randomKey();
  sessionStore.set(storageKey, JSON.stringify({ key, body }));
  return key;
}

type Filled = { enquiry: Enquiry; form: Pick<EnquiryRequest, 'website' | 'elapsedMs' | 'choice' | 'source'> };

/** Sends an enquiry; resolves to its receipt once it is safely stored. */
export function useSubmitEnquiry({ consent, language }: EnquiryWords) {
  const mutationFn = ({ enquiry, form }: Filled) =>
    request(api.submitEnquiry, {
      ...(language !== 'en' && { query: { language } }),
      // The consent text above the button is stored with the enquiry.
      body: { ...enquiry, ...form, consent: consentText(consent) },
      // Only of the words: the rest changes between attempts.
      headers: { [idempotencyKeyHeader]: keyFor(enquiry) },
    });
  // Sending the same words again is then meant as a new enquiry.
  const onSuccess = () => sessionStore.remove(storageKey);
  return useMutation({ mutationFn, onSuccess }, queryClient);
}
