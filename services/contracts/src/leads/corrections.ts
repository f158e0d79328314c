import * as z from 'zod/mini';
import { fieldMessages as messages } from '../base/field-messages';
import { idSchema, isoTime } from '../base/text';
import {
  keptFields,
  type LeadField,
  leadField,
  leadFieldNames,
  leadFields,
  leadFieldText,
  type OptionalField,
  optionalFields,
} from '../lead-fields';
import { ownerSchema } from '../team/owners';

/** What staff can correct: everything but the message. Whoever works a lead calls before writing. */
export type CorrectableField = Exclude<LeadField, 'message'>;

export const correctableFields = [
  'name',
  'phone',
  ...leadFieldNames.filter((name) => name !== 'name' && name !== 'phone' && name !== 'message'),
] as [CorrectableField, ...CorrectableField[]];

export const ofCorrectableFields = <Value>(make: (name: CorrectableField) => Value) =>
  Object.fromEntries(correctableFields.map((name) => [name, make(name)])) as Record<CorrectableField, Value>;

/** Why a lead must keep one of the two. */
export const unreachableMessage = 'Please leave a phone number or an email address';

type Update<Name extends CorrectableField> = Name extends OptionalField
  ? z.ZodMiniOptional<z.ZodMiniNullable<(typeof leadFields)[Name]['schema']>>
  : z.ZodMiniOptional<(typeof leadFields)[Name]['schema']>;

/** Corrected values by the enquiry's own rules; a phone number or an address may be removed, like an optional field. */
export const correctionUpdateShape = ofCorrectableFields<z.ZodMiniType>((name) => {
  const { schema, isOptional } = leadField(name);
  if (isOptional) return z.optional(z.nullable(schema));
  if (name !== 'phone' && name !== 'email') return z.optional(schema);
  return z.optional(z.union([z.literal(''), schema], { error: messages[name] }));
}) as { [Name in CorrectableField]: Update<Name> };

/** The values that a correction is about; an empty text and null stand for none. */
const correctedValuesSchema = z.partial(z.omit(z.object(keptFields), { message: true }));

export type CorrectedValues = z.infer<typeof correctedValuesSchema>;

export const correctionSchema = z.object({
  id: idSchema,
  before: correctedValuesSchema,
  after: correctedValuesSchema,
  author: ownerSchema,
  createdAt: isoTime,
});

export const correctedText = (field: CorrectableField, value: CorrectedValues[CorrectableField]): string =>
  leadFieldText(field, value) || 'none';

/** What was corrected, in words: `Phone: 98350 12345 → 98350 12346, City: none → Patna`. */
export const correctionText = ({
  before,
  after,
}: Pick<z.infer<typeof correctionSchema>, 'before' | 'after'>): string =>
  correctableFields
    .filter((field) => after[field] !== undefined)
    .map(
      (field) =>
        `${leadFields[field].label}: ${correctedText(field, before[field])} → ${correctedText(field, after[field])}`,
    )
    .join(', ');

/** The same with null for each optional field that was emptied. */
export const emptyAsNull = <Values extends { [Name in OptionalField]?: string | null | undefined }>(
  values: Values,
): Values => ({
  ...values,
  ...Object.fromEntries(optionalFields.flatMap((name) => (values[name] === '' ? [[name, null]] : []))),
});
