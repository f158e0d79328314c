import { api, type Enquiry, idempotencyKeyHeader } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { dropKey, keyFor } from '../model/idempotency-key';

/** Sends an enquiry; resolves to its receipt when it is safely stored. */
export const useSubmitEnquiry = () =>
  useMutation({
    mutationFn: (enquiry: Enquiry) =>
      request(api.submitEnquiry, { body: enquiry, headers: { [idempotencyKeyHeader]: keyFor(enquiry) } }),
    // Offline it must fail at once and say so, not wait in silence.
    networkMode: 'always',
    onSuccess: dropKey,
  });
