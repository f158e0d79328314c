import type { EnquiryReceipt } from '@golghar/contracts';
import { useEffect, useRef } from 'react';
import { contact } from '@/content/contact';

type Props = { receipt: EnquiryReceipt; onAgain: () => void };

/** Stays after the toast has gone: the visitor can write the reference down. */
export function EnquirySent({ receipt, onAgain }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { title, text, again } = contact.sent;
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="border-l-[6px] border-success bg-success-ground p-6 outline-offset-4"
    >
      <h3 className="text-25">{title}</h3>
      <p className="mt-3">
        {text} <strong className="tabular whitespace-nowrap">{receipt.reference}</strong>.
      </p>
      <button type="button" onClick={onAgain} className="button button-secondary mt-5">
        {again}
      </button>
    </div>
  );
}
