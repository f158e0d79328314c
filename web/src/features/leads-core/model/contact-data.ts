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

/** What was typed into a field, and what the lead said there when that was begun. */
export type Typed = { text: string; instead: string };

export type TypedFields = Partial<Record<CorrectableField, Typed>>;

export type FieldErrors = Partial<Record<CorrectableField, string>>;

const schema = object(correctionUpdateShape);

/** A field as its input has it: nothing is an empty text. */
export const fieldText = (lead: Submission, field: CorrectableField): string => lead[field] ?? '';

/** Reads what was kept of {@link TypedFields}. */
export function readTyped(draft: string): TypedFields {
  try {
    return JSON.parse(draft) as TypedFields;
  } catch {
    return {};
  }
}

/** What is to be changed by what was typed, in which nothing may be wrong. */
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
