import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button';
import { Modal, type ModalControl } from './modal';

type Props = ModalControl & {
  title: string;
  text: string;
  label: string;
  value: string;
  /** What the value is called in a sentence. */
  what: string;
  /** Below the field. */
  children: ReactNode;
};

/** Shows a text to use elsewhere, with a button that copies it. */
export function CopyDialog({ label, value, what, children, ...modal }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      // Without TLS, or if the browser does not allow it.
      setCopied('no');
    }
  };

  return (
    <Modal {...modal}>
      <div className="mt-4 flex gap-2">
        <input
          ref={field}
          readOnly
          aria-label={label}
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="field min-w-0 grow"
        />
        <Button onClick={() => void copy()} look="primary" className="shrink-0">
          Copy
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-6 text-14 text-ink-2">
        {copied === 'yes' && 'Copied.'}
        {copied === 'no' && `Your browser does not allow copying here. ${what} is selected: copy it by hand.`}
      </p>
      <p className="text-14 text-ink-3">{children}</p>
    </Modal>
  );
}
