import {
  api,
  consentText,
  type Enquiry,
  type EnquiryRequest,
  idempotencyKeyHeader,
} from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { useEnquiryWords } from '../model/enquiry-words';
import { dropKey, keyFor } from '../model/idempotency-key';
import { readSource } from '../model/source';

/** What the visitor wrote, and how the form was filled in. */
type Filled = { enquiry: Enquiry; form: Pick<EnquiryRequest, 'website' | 'elapsedMs' | 'choice'> };

/** Sends an enquiry; resolves to its receipt when it is safely stored. */
export const useSubmitEnquiry = () => {
  const { consent, language } = useEnquiryWords();
  return useMutation({
    mutationFn: ({ enquiry, form }: Filled) =>
      request(api.submitEnquiry, {
        ...(language !== 'en' && { query: { language } }),
        // What the visitor has read above the button is kept with what they send.
        body: { ...enquiry, ...form, source: readSource(), consent: consentText(consent) },
        // Of the words alone: the rest changes from one try to the next.
        headers: { [idempotencyKeyHeader]: keyFor(enquiry) },
      }),
    onSuccess: dropKey,
  });
};
