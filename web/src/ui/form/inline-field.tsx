import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Alert } from '../alert';
import { Button } from '../button';

type Props = {
  /** What is pressed to get the field. */
  action: string;
  label: string;
  submit: string;
  schema: z.ZodMiniType<string>;
  /** What the schema can't know of, such as a name that is taken. */
  refuse: (text: string) => string | undefined;
  onSubmit: (text: string) => void;
  /** Words to choose from while one types. */
  suggestions?: readonly string[];
  className: string;
  /** Id of the button, for what opens the field from elsewhere. */
  buttonId?: string;
};

/** A button that turns into a field for a word or two, and back once it is given. */
export function InlineField(props: Props) {
  const { action, label, submit, schema, refuse, onSubmit, suggestions, className, buttonId } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const errorId = useId();
  const listId = useId();

  // The field goes with the focus in it: the button has it again.
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    setError(undefined);
  };
  const give = (event: FormEvent) => {
    event.preventDefault();
    const text = schema.safeParse(field.current?.value);
    const problem = text.success ? refuse(text.data) : text.error.issues[0]?.message;
    if (!text.success || problem) return setError(problem);
    onSubmit(text.data);
    close();
  };

  if (!isOpen)
    return (
      <button
        ref={button}
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
    <form onSubmit={give} className="inline-flex flex-wrap items-center gap-1.5">
      <input
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was just pressed
        autoFocus
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        list={suggestions && listId}
        autoComplete="off"
        className="field min-h-9 w-40 px-2 py-0 text-14"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      <Button type="submit" size="small">
        {submit}
      </Button>
      {error && (
        <Alert look="inline" id={errorId}>
          {error}
        </Alert>
      )}
    </form>
  );
}
