import {
  type CorrectableField,
  correctableFields,
  correctionUpdateShape,
  emptyAsNull,
  ofCorrectableFields,
  type Submission,
  unreachableMessage,
} from '@golghar/contracts';
import * as z from 'zod/mini';

/** The texts of a lead's fields, with null as the empty text. */
export const fieldTexts = (lead: Submission): Record<CorrectableField, string> =>
  ofCorrectableFields((field) => lead[field] ?? '');

/** The texts of the form, and for each field typed in, the lead's text when typing began. */
export type TypedData = Record<CorrectableField, string> & {
  instead: Partial<Record<CorrectableField, string>>;
};

type Corrections = Partial<Pick<Submission, CorrectableField>>;

const schema = z.object(correctionUpdateShape);

/** Schema of the form; returns the update for the fields typed in, all of which must be valid. */
export const contactDataSchema = (lead: Submission): z.ZodMiniType<Corrections, TypedData> =>
  z.pipe(
    z.custom<TypedData>(),
    z.transform((typed, { issues }) => {
      const before = fieldTexts(lead);
      const changed = correctableFields.filter(
        (field) => field in typed.instead && typed[field].trim() !== before[field],
      );
      const refuse = (message: string, path: PropertyKey[]) =>
        issues.push({ code: 'custom', message, path, input: typed });
      const read = schema.safeParse(Object.fromEntries(changed.map((field) => [field, typed[field]])));
      for (const { message, path } of read.error?.issues ?? []) refuse(message, path);
      const wanted = emptyAsNull(read.data ?? {});
      const { phone, email } = { ...lead, ...wanted };
      const taken = changed.find((field) => wanted[field] === '');
      if (taken && !phone && !email) refuse(unreachableMessage, [taken]);
      return wanted;
    }),
  );
