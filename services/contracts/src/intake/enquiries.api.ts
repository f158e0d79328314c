import { endpoint } from '../base/endpoint';
import { siteApiPaths } from '../base/site-api-paths';
import { languageQuerySchema } from '../base/text';
import { callPromiseSchema, enquiryFormSchema, enquiryReceiptSchema, enquiryRequestSchema } from './enquiry';

/** What a visitor sends, and what they are promised for it. */
export const enquiriesApi = {
  submitEnquiry: endpoint('POST /api/contact', 'public', {
    takesKey: true,
    query: languageQuerySchema,
    request: enquiryRequestSchema,
    status: 201,
    response: enquiryReceiptSchema,
    errors: ['key_reused', 'not_allowed', 'too_many_requests'],
  }),
  /** What a page sends whose script never came: on to the thanks, or the form again with what is wrong in it. */
  submitEnquiryForm: endpoint('POST /api/contact/form', 'public', {
    form: 'fields',
    query: languageQuerySchema,
    request: enquiryFormSchema,
    status: 303,
  }),
  /** By when whoever writes now is called: not in the answer to an enquiry, whose shape is promised to others. */
  callPromise: endpoint(`GET ${siteApiPaths.callPromise}`, 'public', { response: callPromiseSchema }),
};
