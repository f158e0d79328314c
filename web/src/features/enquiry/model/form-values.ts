import { enquirySchema, type LeadField, ofLeadFields } from '@golghar/contracts';
import * as z from 'zod/mini';

/** What the form's fields hold; no service is chosen at first. */
export type EnquiryValues = Record<LeadField, string>;

export const emptyValues: EnquiryValues = ofLeadFields(() => '');

/** The contract's rules for what fields hold: text, whatever it says. */
export const formSchema = z.pipe(
  z.transform((values: EnquiryValues) => values as z.input<typeof enquirySchema>),
  enquirySchema,
);
