import {
  type CorrectableField,
  correctableFields,
  correctionUpdateShape,
  emptyAsNull,
  type Submission,
  unreachableMessage,
} from '@golghar/contracts';
import { object } from 'zod/mini';
import type { LeadChange } from './lead-change';

/** The typed value of a field, and the lead's value when typing began. */
export type Typed = { text: string; instead: string };

export type TypedFields = Partial<Record<CorrectableField, Typed>>;

export type FieldErrors = Partial<Record<CorrectableField, string>>;

const schema = object(correctionUpdateShape);

/** The value of an input, with null as the empty text. */
export const fieldText = (lead: Submission, field: CorrectableField): string => lead[field] ?? '';

/** Parses a stored {@link TypedFields}. */
export function readTyped(draft: string): TypedFields {
  try {
    return JSON.parse(draft) as TypedFields;
  } catch {
    return {};
  }
}

/** The update for the typed fields; all of them must be valid. */
export function readContactData(
  lead: Submission,
  typed: TypedFields,
): { wanted: LeadChange } | { errors: FieldErrors } {
  const changed = correctableFields.filter((field) => {
    const text = typed[field]?.text.trim();
    return text !== undefined && text !== fieldText(lead, field);
  });
  const given = Object.fromEntries(changed.map((field) => [field, typed[field]?.text]));
  const read = schema.safeParse(given);
  if (!read.success) {
    const errors: FieldErrors = {};
    for (const { path, message } of read.error.issues) errors[path[0] as CorrectableField] ??= message;
    return { errors };
  }
  const wanted = emptyAsNull(read.data);
  const { phone, email } = { ...lead, ...wanted };
  const taken = changed.find((field) => wanted[field] === '');
  if (taken && !phone && !email) return { errors: { [taken]: unreachableMessage } };
  return { wanted };
}
