import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { fieldErrors } from '../api/api-error';
import { keepFormDraft, readFormDraft } from './form-draft';

export type FormOptions<Values extends FieldValues, Sent> = Omit<
  UseFormProps<Values, unknown, Sent>,
  'resolver' | 'defaultValues'
> & {
  defaultValues: Values;
  /** Keeps unsent values under this name until `dropDraft` is called: they survive a reload, for the same person. */
  draft?: string;
};

/**
 * A form validated by a schema of the contract. Server errors about a field are shown at the field (`showRefusal`), all others
 * above the form (`isAbove`). `field` returns the props of a form field.
 */
export function useContractForm<Values extends FieldValues, Sent extends FieldValues>(
  schema: $ZodType<Sent, Values>,
  { defaultValues, draft, ...options }: FormOptions<Values, Sent>,
) {
  const [initial] = useState(defaultValues);
  const [begun] = useState(() => ({ ...initial, ...(draft && readFormDraft(draft)) }));
  const form = useForm<Values, unknown, Sent>({
    ...options,
    resolver: zodResolver(schema),
    defaultValues: begun as DefaultValues<Values>,
  });
  const { watch } = form;
  useEffect(() => {
    if (!draft) return;
    return watch((values) => keepFormDraft(draft, values, initial)).unsubscribe;
  }, [draft, watch, initial]);
  const names = Object.keys(defaultValues) as Path<Values>[];
  const { errors } = form.formState;
  const problemsOf = (error: unknown) => {
    const fields = fieldErrors(error);
    return names.flatMap((name) => (fields[name] ? [{ name, message: fields[name] }] : []));
  };
  // The first one gets the focus.
  const showRefusal = (error: unknown) =>
    problemsOf(error).forEach(({ name, message }, index) => {
      form.setError(name, { message }, { shouldFocus: index === 0 });
    });
  const isAbove = (error: unknown) => error !== null && problemsOf(error).length === 0;
  return {
    ...form,
    field: (name: Path<Values>, options?: RegisterOptions<Values>) => ({
      ...form.register(name, options),
      error: errors[name]?.message as string | undefined,
    }),
    showRefusal,
    isAbove,
    dropDraft: () => draft && keepFormDraft(draft, {}),
  };
}
