import { endpoint } from '../base/endpoint';
import { siteApiPaths } from '../base/site-api-paths';
import { languageQuerySchema } from '../base/text';
import { callPromiseSchema, enquiryFormSchema, enquiryReceiptSchema, enquiryRequestSchema } from './enquiry';

/** What a visitor sends, and what they are promised for it. */
export const enquiriesApi = {
  submitEnquiry: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    request: enquiryRequestSchema,
    query: languageQuerySchema,
    takesKey: true,
    status: 201,
    response: enquiryReceiptSchema,
    errors: ['invalid', 'key_reused', 'not_allowed', 'too_many_requests'],
  }),
  /** What a page sends whose script never came: on to the thanks, or the form again with what is wrong in it. */
  submitEnquiryForm: endpoint({
    method: 'POST',
    path: '/api/contact/form',
    access: 'public',
    request: enquiryFormSchema,
    query: languageQuerySchema,
    form: 'fields',
    status: 303,
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
