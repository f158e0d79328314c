import * as z from 'zod/mini';
import { fieldMessages as messages } from '../base/field-messages';
import { idSchema, isoTime } from '../base/text';
import { enquirySchema, serviceKeys, serviceLabels } from '../intake/enquiry';
import { ownerSchema } from '../team/owners';

/** What staff can correct of a lead, and what they call it. */
export const correctionLabels = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  city: 'City',
  service: 'Service',
} as const;

export type CorrectableField = keyof typeof correctionLabels;

export const correctableFields = Object.keys(correctionLabels) as [CorrectableField, ...CorrectableField[]];

/** Why a lead keeps one of the two. */
export const unreachableMessage = 'Please leave a phone number or an email address';

const { name, phone, email, city, service } = enquirySchema.shape;
const none = z.literal('');

/** Corrected values by the enquiry's own rules; a phone number or an address may be taken away, as a city may. */
export const correctionUpdateShape = {
  name: z.optional(name),
  phone: z.optional(z.union([none, phone], { error: messages.phone })),
  email: z.optional(z.union([none, email], { error: messages.email })),
  city: z.optional(z.nullable(city)),
  service: z.optional(service),
};

/** Those of the values that a correction is about; an empty text and null stand for none. */
export const correctedValuesSchema = z.object({
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  city: z.optional(z.nullable(z.string())),
  service: z.optional(z.enum(serviceKeys)),
});

export type CorrectedValues = z.infer<typeof correctedValuesSchema>;

/** A correction of what a visitor wrote, with both. */
export const correctionSchema = z.object({
  id: idSchema,
  before: correctedValuesSchema,
  after: correctedValuesSchema,
  author: ownerSchema,
  createdAt: isoTime,
});

export type Correction = z.infer<typeof correctionSchema>;

/** A value as people read it. */
export const correctedText = (field: CorrectableField, value: CorrectedValues[CorrectableField]): string => {
  if (field === 'service') return serviceLabels[value as keyof typeof serviceLabels];
  return value || 'none';
};

/** What was corrected, in words: `Phone: 98350 12345 → 98350 12346, City: none → Patna`. */
export const correctionText = ({ before, after }: Pick<Correction, 'before' | 'after'>): string =>
  correctableFields
    .filter((field) => after[field] !== undefined)
    .map(
      (field) =>
        `${correctionLabels[field]}: ${correctedText(field, before[field])} → ${correctedText(field, after[field])}`,
    )
    .join(', ');
