import type { CallOf, Endpoint, ParamsOf, ResponseOf } from '@golghar/contracts';
import type { FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { failureText } from '../api/api-error';
import { type Outcome, useOperation } from '../api/operations';
import { type FormOptions, useContractForm } from './use-contract-form';

type Options<E extends Endpoint, Values extends FieldValues, Sent> = FormOptions<Values, Sent> &
  Pick<Outcome<E>, 'done' | 'failed' | 'refreshes'> & {
    /** Of the address. */
    params?: ParamsOf<E>;
    /** Shown above the form if the server gives no reason; with `failed` a toast says it instead. */
    problem?: string;
    onDone?: (answer: ResponseOf<E>) => void;
    onFailed?: (error: unknown) => void;
  };

/** A form that is the body of an operation: `field` returns the props of a form field, `sending` are those of a `SubmitForm`. */
export function useOperationForm<E extends Endpoint, Values extends FieldValues, Sent extends FieldValues>(
  endpoint: E & { request: $ZodType<Sent, Values> },
  { params, done, failed, refreshes, problem, onDone, onFailed, ...options }: Options<E, Values, Sent>,
) {
  const form = useContractForm(endpoint.request, options);
  const { mutate, isPending, error, data } = useOperation<E>(endpoint, { done, failed, refreshes });
  const onError = (failure: unknown) => {
    form.showRefusal(failure, failed ? undefined : failureText(failure, problem));
    onFailed?.(failure);
  };
  const submit = (body: Sent) => {
    const input: object = { body, params };
    if (!isPending) mutate(input as CallOf<E>, { onSuccess: (answer) => onDone?.(answer), onError });
  };
  return {
    ...form,
    answer: data,
    error,
    sending: {
      onSubmit: form.handleSubmit(submit),
      problem: form.formState.errors.root?.message,
      isPending,
    },
  };
}
