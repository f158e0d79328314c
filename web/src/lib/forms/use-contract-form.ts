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
import { ApiError, failureText } from '../api/api-error';
import { keepFormDraft, readFormDraft } from './form-draft';

/** The invalid fields according to the server, if it names any. */
const fieldErrors = (error: unknown): Record<string, string> =>
  (error instanceof ApiError && error.wire?.fields) || {};

type Options<Values extends FieldValues, Sent> = Omit<
  UseFormProps<Values, unknown, Sent>,
  'resolver' | 'defaultValues'
> & {
  defaultValues: Values;
  /** Keeps unsent values under this name until `dropDraft` is called: they survive a reload, for the same person. */
  draft?: string;
};

/** The part of an operation (`useOperation`) that is needed to send the form as its body. */
type Sending<Sent, Answer> = {
  mutate: (
    input: { body: Sent },
    then: { onSuccess: (answer: Answer) => void; onError: (error: unknown) => void },
  ) => void;
  isPending: boolean;
  error: unknown;
};

type Outcome<Answer> = {
  onDone?: (answer: Answer) => void;
  onFailed?: (error: unknown) => void;
  /** Shown above the form if the server gives no reason. */
  failed?: string;
};

/**
 * A form validated by a schema of the contract. Server errors about a field are shown at the field (`showRefusal`), all others
 * above the form (`isAbove`). `field` returns the props of a form field, `sentBy` those of a `SubmitForm`.
 */
export function useContractForm<Values extends FieldValues, Sent extends FieldValues>(
  schema: $ZodType<Sent, Values>,
  { defaultValues, draft, ...options }: Options<Values, Sent>,
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
  // The first one gets the focus.
  const showRefusal = (error: unknown) => {
    const problems = fieldErrors(error);
    names
      .filter((name) => problems[name])
      .forEach((name, index) => {
        form.setError(name, { message: problems[name] as string }, { shouldFocus: index === 0 });
      });
  };
  const isAbove = (error: unknown) => error !== null && !names.some((name) => fieldErrors(error)[name]);
  return {
    ...form,
    field: (name: Path<Values>, options?: RegisterOptions<Values>) => ({
      ...form.register(name, options),
      error: errors[name]?.message as string | undefined,
    }),
    showRefusal,
    isAbove,
    sentBy: <Answer>(
      { mutate, isPending, error }: Sending<Sent, Answer>,
      { onDone = () => undefined, onFailed, failed }: Outcome<Answer> = {},
    ) => ({
      onSubmit: form.handleSubmit((values) => {
        const onError = (failure: unknown) => {
          showRefusal(failure);
          onFailed?.(failure);
        };
        if (!isPending) mutate({ body: values }, { onSuccess: onDone, onError });
      }),
      problem: isAbove(error) && failureText(error, failed),
      isPending,
    }),
    dropDraft: () => draft && keepFormDraft(draft, {}),
  };
}
