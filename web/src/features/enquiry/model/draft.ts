import { enquirySchema, type LeadField, ofLeadFields } from '@golghar/contracts';
import * as z from 'zod/mini';

/** The form's values; no service is chosen at first. */
export type EnquiryValues = Record<LeadField, string>;

export const emptyValues: EnquiryValues = ofLeadFields(() => '');

/** Validates the fields by the contract, from plain text. */
export const formSchema = z.pipe(
  z.transform((values: EnquiryValues) => values as z.input<typeof enquirySchema>),
  enquirySchema,
);

const hasText = (values: object) => Object.values(values).some(Boolean);

/**
 * When the visitor began to fill in the form, in milliseconds since the page opened (`performance.now()`). Input from before the
 * script loaded counts from the opening of the page; null if a draft of an earlier page is continued.
 */
export function openedAt(draft: object, early: object, now: number): number | null {
  if (hasText(draft)) return null;
  return hasText(early) ? 0 : now;
}

/** Whole milliseconds since then, as the contract requires. */
export const elapsedSince = (opened: number | null, now: number): number | null =>
  opened === null ? null : Math.max(0, Math.round(now - opened));
