import { endpoint } from '../base/endpoint';
import { languageQuerySchema } from '../base/language-query';
import { siteApiPaths } from '../base/site-api-paths';
import { callPromiseSchema, enquiryReceiptSchema, enquiryRequestSchema } from './enquiry';

/** What a visitor sends, and what they are promised for it. */
export const enquiriesApi = {
  submitEnquiry: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    request: enquiryRequestSchema,
    query: languageQuerySchema,
    form: 'fields',
    takesKey: true,
    status: 201,
    response: enquiryReceiptSchema,
    errors: ['invalid', 'key_reused', 'not_allowed', 'too_many_requests'],
  }),
  /** By when whoever writes now is called: not in the answer to an enquiry, whose shape is promised to others. */
  callPromise: endpoint({
    method: 'GET',
    path: siteApiPaths.callPromise,
    access: 'public',
    status: 200,
    response: callPromiseSchema,
  }),
};
