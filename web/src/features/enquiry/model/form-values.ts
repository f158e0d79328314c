import { type Enquiry, enquirySchema } from '@golghar/contracts';
import * as z from 'zod/mini';

/** What the form's fields hold; no service is chosen at first. */
export type EnquiryValues = Record<keyof Enquiry, string>;

export const emptyValues: EnquiryValues = {
  name: '',
  email: '',
  phone: '',
  city: '',
  service: '',
  message: '',
};

export const fieldNames = Object.keys(emptyValues) as (keyof EnquiryValues)[];

/** The contract's rules for what fields hold: text, whatever it says. */
export const formSchema = z.pipe(
  z.transform((values: EnquiryValues) => values as z.input<typeof enquirySchema>),
  enquirySchema,
);
