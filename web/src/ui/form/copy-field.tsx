import { useRef, useState } from 'react';
import { Button } from '../button';

type Props = { label: string; value: string; what: string };

/** A text that is to be carried elsewhere, with a button that copies it. */
export function CopyField({ label, value, what }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      // Without TLS, or when the browser does not allow it.
      setCopied('no');
    }
  };

  return (
    <>
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
    </>
  );
}
