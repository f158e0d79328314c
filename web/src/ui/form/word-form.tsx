import { Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { takeFocus } from '@/lib/scroll';
import { Alert } from '../alert';
import { Button } from '../button';

export type WordProps = {
  label: string;
  submit: ReactNode | ((word: string) => ReactNode);
  schema: z.ZodMiniType<string, string>;
  /** Errors that the schema can't know of, such as a name that is taken. */
  refuse?: (word: string) => string | undefined;
  /** If it is rejected, the word stays in its field. */
  onSubmit: (word: string) => unknown;
  suggestions?: readonly string[];
};

type Props = WordProps & {
  /** Initial text of the field; if unchanged it is not submitted. */
  initial?: string;
  look?: ComponentProps<typeof Button>['look'];
  isPending?: boolean;
  children?: ReactNode;
  className?: string;
  fieldClassName?: string;
} & Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'autoFocus' | 'onKeyDown'>;

/** A small text field with its button; cleared after submitting. */
export function WordForm(props: Props) {
  const { label, submit, schema, refuse, onSubmit, suggestions, initial = '', isPending, ...rest } = props;
  const { look = 'secondary', children, className = 'flex gap-2', fieldClassName = '', ...input } = rest;
  // Made once: it takes as long as rendering the field.
  const [wordSchema] = useState(() => z.object({ word: schema }));
  const form = useContractForm(wordSchema, { defaultValues: { word: initial } });
  const { error, ...field } = form.field('word');
  const typed = useWatch({ control: form.control, name: 'word' }).trim();
  const id = useId();
  const give = form.handleSubmit(({ word }) => {
    const problem = refuse?.(word);
    if (problem) return form.setError('word', { message: problem }, { shouldFocus: true });
    Promise.resolve(onSubmit(word))
      .then(() => form.reset())
      .catch(() => undefined);
  });
  return (
    <form onSubmit={give} noValidate className={`${className} flex-wrap items-center`}>
      <input
        {...field}
        {...input}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        list={suggestions && `${id}-list`}
        autoComplete="off"
        className={`field ${fieldClassName}`}
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
        look={look}
        disabled={isPending || (initial !== '' && typed === initial)}
        className="shrink-0"
      >
        {typeof submit === 'function' ? submit(typed) : submit}
      </Button>
      {error && (
        <Alert look="inline" id={`${id}-error`} className="w-full">
          {error}
        </Alert>
      )}
    </form>
  );
}

type InlineProps = WordProps & {
  action: string;
  className: string;
  /** Id of the button, for opening the field from elsewhere. */
  buttonId?: string;
};

/** A button that turns into a small text field, and back once it is submitted. */
export function InlineField({ action, className, buttonId, onSubmit, ...field }: InlineProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const close = () => setIsOpen(false);

  if (!isOpen)
    return (
      <button
        // The field is removed while it has the focus: the focus returns to the button.
        ref={isOpen === false ? takeFocus : undefined}
        id={buttonId}
        type="button"
        onClick={() => setIsOpen(true)}
        className={`${className} gap-1`}
      >
        <Plus aria-hidden size={14} />
        {action}
      </button>
    );
  return (
    <WordForm
      {...field}
      autoFocus
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      onSubmit={(word) => Promise.resolve(onSubmit(word)).then(close)}
      className="inline-flex gap-1.5"
      fieldClassName="min-h-9 w-36 scroll-mb-4 px-2 py-0 text-14"
    />
  );
}
