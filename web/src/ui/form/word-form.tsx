import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Alert } from '../alert';
import { Button } from '../button';

export type WordProps = {
  label: string;
  submit: ReactNode | ((word: string) => ReactNode);
  schema: z.ZodMiniType<string, string>;
  /** What the schema can't know of, such as a name that is taken. */
  refuse?: (word: string) => string | undefined;
  onSubmit: (word: string) => void;
  /** Words to choose from while one types. */
  suggestions?: readonly string[] | undefined;
};

type Props = WordProps & {
  /** What stands in the field at first; the same is not submitted. */
  initial?: string;
  placeholder?: string;
  isPending?: boolean;
  isFocused?: boolean;
  onEscape?: () => void;
  /** Beside the field. */
  children?: ReactNode;
  /** Of the form, and of its field. */
  className?: string;
  fieldClassName?: string;
};

/** A field for a word or two with its button; it is empty again once they are given. */
export function WordForm(props: Props) {
  const { label, submit, schema, refuse, onSubmit, suggestions, initial = '', isPending, isFocused } = props;
  const { placeholder, onEscape, children, className = 'flex gap-2', fieldClassName = '' } = props;
  const id = useId();
  const checked = schema.check(
    z.check(({ value, issues }) => {
      const message = refuse?.(value);
      if (message) issues.push({ code: 'custom', message, input: value });
    }),
  );
  const { field, control, handleSubmit, reset } = useContractForm(z.object({ word: checked }), {
    defaultValues: { word: initial },
  });
  const word = useWatch({ control, name: 'word' });
  const { error, ...input } = field('word');
  const give = handleSubmit((given) => {
    onSubmit(given.word);
    reset();
  });
  return (
    <form onSubmit={give} noValidate className={`${className} flex-wrap items-center`}>
      <input
        {...input}
        // biome-ignore lint/a11y/noAutofocus: where the field takes the place of what was just pressed
        autoFocus={isFocused}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        list={suggestions && `${id}-list`}
        placeholder={placeholder}
        autoComplete="off"
        className={`field ${fieldClassName}`}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !onEscape) return;
          event.stopPropagation();
          onEscape();
        }}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggested) => (
            <option key={suggested} value={suggested} />
          ))}
        </datalist>
      )}
      {children}
      <Button
        type="submit"
        size="small"
        disabled={isPending || (initial !== '' && word.trim() === initial)}
        className="shrink-0"
      >
        {typeof submit === 'function' ? submit(word.trim()) : submit}
      </Button>
      {error && (
        <Alert look="inline" id={`${id}-error`} className="w-full">
          {error}
        </Alert>
      )}
    </form>
  );
}
