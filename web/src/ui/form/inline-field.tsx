import { Plus } from 'lucide-react';
import { useState } from 'react';
import { takeFocus } from '@/lib/scroll';
import { WordForm, type WordProps } from './word-form';

type Props = WordProps & {
  action: string;
  className: string;
  /** Id of the button, for opening the field from elsewhere. */
  buttonId?: string;
};

/** A button that turns into a small text field, and back once it is submitted. */
export function InlineField({ action, className, buttonId, onSubmit, ...field }: Props) {
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
      isFocused
      onEscape={close}
      onSubmit={(word) => {
        onSubmit(word);
        close();
      }}
      className="inline-flex gap-1.5"
      fieldClassName="min-h-9 w-40 px-2 py-0 text-14"
    />
  );
}
