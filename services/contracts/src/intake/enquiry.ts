import * as z from 'zod/mini';
import { endpoint, type ResponseOf } from '../base/endpoint';
import { siteApiPaths } from '../base/site-api-paths';
import { idSchema, isoTime, languageQuerySchema, orNull, typedText } from '../base/text';
import { type LeadField, leadFields, ofLeadFields } from '../lead-fields';
import { newSelectedOfferSchema } from './selected-offer';
import { newSourceSchema } from './source';

/**
 * An enquiry as the contact form sends it and the server accepts it; both ends use these rules and messages. Unknown fields are
 * refused. Values are trimmed before they are measured; an empty optional field counts as none.
 */
export const enquirySchema = z.strictObject(
  ofLeadFields((name) => leadFields[name].schema) as {
    [Name in LeadField]: (typeof leadFields)[Name]['schema'];
  },
);

export type Enquiry = z.infer<typeof enquirySchema>;

/** An enquiry with what else the site knows; none of that can get it refused. */
const enquiryRequestSchema = z.extend(enquirySchema, {
  source: z.optional(orNull(newSourceSchema)),
  choice: z.optional(orNull(newSelectedOfferSchema)),
  /** A field that people don't see: whoever fills it in is a program, and gets the same response as everybody. */
  website: z.optional(z.catch(z.nullable(z.string()), 'no text')),
  /** What the visitor agreed to by sending it, in the words that the form showed. */
  consent: z.optional(orNull(typedText(0, 1000, 'Words that can be kept'))),
  /** Milliseconds from opening the form to sending it. */
  elapsedMs: z.optional(orNull(z.int().check(z.nonnegative(), z.maximum(2_147_483_647)))),
});

export type EnquiryRequest = z.infer<typeof enquiryRequestSchema>;

/** Request header with 1–255 visible characters; the same key and body return the first response again. */
export const idempotencyKeyHeader = 'idempotency-key';

export const idempotencyKeySchema = z
  .string()
  .check(z.regex(/^[\x20-\x7e]{1,255}$/, 'Idempotency-Key must have 1 to 255 printable ASCII characters'));

export const enquiriesApi = {
  submitEnquiry: endpoint('POST /api/contact', 'public', {
    takesKey: true,
    query: languageQuerySchema,
    request: enquiryRequestSchema,
    status: 201,
    /** The enquiry is on disk. `reference` is a short code to say on the phone. */
    response: z.object({ id: idSchema, reference: z.string() }),
    errors: ['key_reused', 'not_allowed', 'too_many_requests'],
  }),
  /** What a page sends whose script never loaded: redirects to the thanks, or returns the form with what is wrong. */
  submitEnquiryForm: endpoint('POST /api/contact/form', 'public', {
    form: 'fields',
    query: languageQuerySchema,
    /** The same as a browser sends it without a script: everything is text. */
    request: z.extend(enquiryRequestSchema, { source: z.optional(z.catch(z.string(), '')) }),
    status: 303,
  }),
  /**
   * By when somebody who writes now is called, and the holidays with which a page can go on counting: not in the response to an
   * enquiry, whose shape is fixed.
   */
  callPromise: endpoint(`GET ${siteApiPaths.callPromise}`, 'public', {
    response: z.object({ callBy: isoTime, closedDays: z.array(z.string()) }),
  }),
  visitorCount: endpoint(`GET ${siteApiPaths.visitorCount}`, 'public', {
    readsSession: true,
    response: z.object({ count: z.int() }),
  }),
};

export type EnquiryReceipt = ResponseOf<typeof enquiriesApi.submitEnquiry>;

export type CallPromise = ResponseOf<typeof enquiriesApi.callPromise>;
