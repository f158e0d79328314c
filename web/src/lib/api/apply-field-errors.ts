import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error';

/** Whether the server says which fields are wrong. */
const fieldErrors = (error: unknown): Record<string, string> =>
  (error instanceof ApiError && error.wire?.fields) || {};

/** Shows at each field what the server found wrong with it; the first one gets the focus. */
export function applyFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const problems = fieldErrors(error);
  const wrong = names.filter((name) => problems[name]);
  wrong.forEach((name, index) => {
    setError(name, { message: problems[name] as string }, { shouldFocus: index === 0 });
  });
}

/** Whether an error is shown at none of these fields and so has to be told above the form. */
export const isFormError = (error: unknown, names: readonly string[]): boolean =>
  error !== null && !names.some((name) => fieldErrors(error)[name]);
