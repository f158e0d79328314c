import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type * as z from 'zod/mini';
import { Alert } from '../alert';
import { Button } from '../button';

export type WordProps = {
  label: string;
  submit: ReactNode | ((word: string) => ReactNode);
  schema: z.ZodMiniType<string, string>;
  /** Errors that the schema can't know of, such as a name that is taken. */
  refuse?: (word: string) => string | undefined;
  onSubmit: (word: string) => void;
  /** Suggestions while typing. */
  suggestions?: readonly string[];
};

type Props = WordProps & {
  /** Initial text of the field; if unchanged it is not submitted. */
  initial?: string;
  placeholder?: string;
  type?: 'text' | 'date';
  isPending?: boolean;
  isFocused?: boolean;
  onEscape?: () => void;
  /** Beside the field. */
  children?: ReactNode;
  /** Of the form, and of its field. */
  className?: string;
  fieldClassName?: string;
};

/**
 * A small text field with its button; cleared after submitting. It is part of the first screen, unlike the library for longer
 * forms.
 */
export function WordForm(props: Props) {
  const { label, submit, schema, refuse, onSubmit, suggestions, initial = '', isPending, isFocused } = props;
  const { placeholder, type, onEscape, children, className = 'flex gap-2', fieldClassName = '' } = props;
  const [word, setWord] = useState(initial);
  const [error, setError] = useState<string>();
  const id = useId();
  const give = (event: FormEvent) => {
    event.preventDefault();
    const given = schema.safeParse(word);
    const problem = given.success ? refuse?.(given.data) : given.error.issues[0]?.message;
    setError(problem);
    if (!given.success || problem) return;
    onSubmit(given.data);
    setWord(initial);
  };
  return (
    <form onSubmit={give} noValidate className={`${className} flex-wrap items-center`}>
      <input
        // biome-ignore lint/a11y/noAutofocus: where the field takes the place of what was just pressed
        autoFocus={isFocused}
        type={type}
        value={word}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        list={suggestions && `${id}-list`}
        placeholder={placeholder}
        autoComplete="off"
        className={`field ${fieldClassName}`}
        onChange={({ target }) => {
          setWord(target.value);
          setError(undefined);
        }}
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
