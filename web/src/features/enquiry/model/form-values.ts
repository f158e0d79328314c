import { type Enquiry, enquiryLabels, enquirySchema } from '@golghar/contracts';
import * as z from 'zod/mini';

/** What the form's fields hold; no service is chosen at first. */
export type EnquiryValues = Record<keyof Enquiry, string>;

export const fieldNames = Object.keys(enquiryLabels) as (keyof EnquiryValues)[];

export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as EnquiryValues;

/** The contract's rules for what fields hold: text, whatever it says. */
export const formSchema = z.pipe(
  z.transform((values: EnquiryValues) => values as z.input<typeof enquirySchema>),
  enquirySchema,
);
