import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { applyFieldErrors, isFormError } from './apply-field-errors';

type Options<Values extends FieldValues, Sent> = Omit<
  UseFormProps<Values, unknown, Sent>,
  'resolver' | 'defaultValues'
> & {
  /** Of every field, at first. */
  defaultValues: Values;
};

/**
 * A form by a schema of the contract. What the server finds wrong with a field stands at it (`showRefusal`), anything
 * else above the form (`isAbove`).
 */
export function useContractForm<Values extends FieldValues, Sent extends FieldValues>(
  schema: $ZodType<Sent, Values>,
  { defaultValues, ...options }: Options<Values, Sent>,
) {
  const form = useForm<Values, unknown, Sent>({
    ...options,
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const names = Object.keys(defaultValues) as Path<Values>[];
  return {
    ...form,
    showRefusal: (error: unknown) => applyFieldErrors(error, names, form.setError),
    isAbove: (error: unknown) => isFormError(error, names),
  };
}
