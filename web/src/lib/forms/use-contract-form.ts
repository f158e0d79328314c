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

/** Whether the server says which fields are wrong. */
const fieldErrors = (error: unknown): Record<string, string> =>
  (error instanceof ApiError && error.wire?.fields) || {};

type Options<Values extends FieldValues, Sent> = Omit<
  UseFormProps<Values, unknown, Sent>,
  'resolver' | 'defaultValues'
> & {
  /** Of every field, at first. */
  defaultValues: Values;
  /** Keeps what is typed under this name until `dropDraft` is called: it is there again after a reload, for the same person. */
  draft?: string;
};

/** Of an operation (`useOperation`), what a form needs to be sent as its body. */
type Sending<Sent, Answer> = {
  mutate: (
    input: { body: Sent },
    then: { onSuccess: (answer: Answer) => void; onError: (error: unknown) => void },
  ) => void;
  isPending: boolean;
  error: unknown;
};

type Outcome<Answer> = {
  /** Told of the answer. */
  onDone?: (answer: Answer) => void;
  onFailed?: (error: unknown) => void;
  /** Said above the form where the server does not say why. */
  failed?: string;
};

/**
 * A form by a schema of the contract. What the server finds wrong with a field stands at it (`showRefusal`), anything
 * else above the form (`isAbove`). `field` is what a field of the form takes, `sentBy` what a `SubmitForm` takes.
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
