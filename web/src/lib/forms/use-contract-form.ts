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
import { keepFormDraft, readFormDraft } from '../session/session';

export type FormOptions<Values extends FieldValues, Sent> = Omit<
  UseFormProps<Values, unknown, Sent>,
  'resolver' | 'defaultValues'
> & {
  defaultValues: Values;
  /** Keeps unsent values under this name until `dropDraft` is called: they survive a reload, for the same person. */
  draft?: string;
};

/**
 * A form validated by a schema of the contract. `showRefusal` gives each field the server's error about it; any other is the
 * form's `root` error, in the given words. `field` returns the props of a form field.
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
  const showRefusal = (error: unknown, otherwise?: string) => {
    const fields = fieldErrors(error);
    const refused = names.filter((name) => fields[name]);
    if (refused.length === 0) form.setError('root', { message: otherwise });
    // The first one gets the focus.
    refused.forEach((name, index) => {
      form.setError(name, { message: fields[name] }, { shouldFocus: index === 0 });
    });
  };
  return {
    ...form,
    field: (name: Path<Values>, options?: RegisterOptions<Values>) => ({
      ...form.register(name, options),
      error: errors[name]?.message as string | undefined,
    }),
    showRefusal,
    dropDraft: () => draft && keepFormDraft(draft, {}),
  };
}
