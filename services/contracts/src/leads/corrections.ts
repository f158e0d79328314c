import * as z from 'zod/mini';
import { fieldMessages as messages } from '../base/field-messages';
import { idSchema, isoTime } from '../base/text';
import {
  type LeadField,
  leadField,
  leadFieldNames,
  leadFields,
  leadFieldText,
  type OptionalField,
} from '../intake/lead-fields';
import { ownerSchema } from '../team/owners';
import { keptFields } from './kept-fields';

/** What staff can correct of a lead: all but the message. Whoever works a lead calls before writing. */
export type CorrectableField = Exclude<LeadField, 'message'>;

export const correctableFields = [
  'name',
  'phone',
  ...leadFieldNames.filter((name) => name !== 'name' && name !== 'phone' && name !== 'message'),
] as [CorrectableField, ...CorrectableField[]];

const ofCorrectable = <Shape extends Record<CorrectableField, z.ZodMiniType>>(
  shapeOf: (name: CorrectableField) => z.ZodMiniType,
) => Object.fromEntries(correctableFields.map((name) => [name, shapeOf(name)])) as Shape;

/** Why a lead keeps one of the two. */
export const unreachableMessage = 'Please leave a phone number or an email address';

const none = z.literal('');

type Update<Name extends CorrectableField> = Name extends OptionalField
  ? z.ZodMiniOptional<z.ZodMiniNullable<(typeof leadFields)[Name]['schema']>>
  : Name extends 'phone' | 'email'
    ? z.ZodMiniOptional<z.ZodMiniUnion<[typeof none, (typeof leadFields)[Name]['schema']]>>
    : z.ZodMiniOptional<(typeof leadFields)[Name]['schema']>;

/** Corrected values by the enquiry's own rules; a phone number or an address may be taken away, as an optional field may. */
export const correctionUpdateShape = ofCorrectable<{ [Name in CorrectableField]: Update<Name> }>((name) => {
  const { schema, isOptional } = leadField(name);
  if (isOptional) return z.optional(z.nullable(schema));
  return z.optional(
    name === 'phone' || name === 'email' ? z.union([none, schema], { error: messages[name] }) : schema,
  );
});

/** Those of the values that a correction is about; an empty text and null stand for none. */
export const correctedValuesSchema = z.object(
  ofCorrectable<{ [Name in CorrectableField]: z.ZodMiniOptional<(typeof keptFields)[Name]> }>((name) =>
    z.optional(keptFields[name]),
  ),
);

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
export const correctedText = (field: CorrectableField, value: CorrectedValues[CorrectableField]): string =>
  leadFieldText(field, value) || 'none';

/** What was corrected, in words: `Phone: 98350 12345 → 98350 12346, City: none → Patna`. */
export const correctionText = ({ before, after }: Pick<Correction, 'before' | 'after'>): string =>
  correctableFields
    .filter((field) => after[field] !== undefined)
    .map(
      (field) =>
        `${leadFields[field].label}: ${correctedText(field, before[field])} → ${correctedText(field, after[field])}`,
    )
    .join(', ');
