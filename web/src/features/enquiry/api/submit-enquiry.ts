import {
  api,
  consentText,
  type Enquiry,
  type EnquiryRequest,
  idempotencyKeyHeader,
} from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import type { EnquiryWords } from '@/content/forms/enquiry-form';
import { request } from '@/lib/api/request';
import { randomKey } from '@/lib/random-key';
import { readJson, sessionStore } from '@/lib/storage';

const storageKey = 'enquiryKey';

type Kept = { key: string; body: string };

/**
 * The key of this fill of the form. The same words sent again, after a failure or a reload, have the same key, so
 * that an enquiry that did arrive is not stored twice; changed words are another enquiry.
 */
function keyFor(enquiry: Enquiry): string {
  const body = JSON.stringify(enquiry);
  const kept = readJson(sessionStore.get(storageKey)) as Kept | undefined;
  if (kept?.body === body) return kept.key;
  const fresh = { key: randomKey(), body };
  sessionStore.set(storageKey, JSON.stringify(fresh));
  return fresh.key;
}

/** After success: the same words sent once more are meant as another enquiry. */
const dropKey = (): void => sessionStore.remove(storageKey);

/** What the visitor wrote, and how the form was filled in. */
type Filled = { enquiry: Enquiry; form: Pick<EnquiryRequest, 'website' | 'elapsedMs' | 'choice' | 'source'> };

/** Sends an enquiry; resolves to its receipt when it is safely stored. */
export const useSubmitEnquiry = ({ consent, language }: EnquiryWords) =>
  useMutation({
    mutationFn: ({ enquiry, form }: Filled) =>
      request(api.submitEnquiry, {
        ...(language !== 'en' && { query: { language } }),
        // What the visitor has read above the button is kept with what they send.
        body: { ...enquiry, ...form, consent: consentText(consent) },
        // Of the words alone: the rest changes from one try to the next.
        headers: { [idempotencyKeyHeader]: keyFor(enquiry) },
      }),
    onSuccess: dropKey,
  });
