import { endpoint } from '../endpoint';
import { enquiryReceiptSchema, enquiryRequestSchema } from '../enquiry';
import { languageQuerySchema } from '../language-query';

/** What a visitor sends. */
export const enquiriesApi = {
  submitEnquiry: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    request: enquiryRequestSchema,
    query: languageQuerySchema,
    form: 'fields',
    status: 201,
    response: enquiryReceiptSchema,
    errors: ['invalid', 'key_reused', 'not_allowed', 'too_many_requests'],
  }),
};
