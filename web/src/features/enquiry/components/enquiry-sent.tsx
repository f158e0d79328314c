import type { EnquiryReceipt } from '@golghar/contracts';
import { useEffect, useRef } from 'react';
import { artUrl } from '@/lib/art-url';
import { useEnquiryWords } from '../model/enquiry-words';
import { CallPromise } from './call-promise';

type Props = { receipt: EnquiryReceipt };

/** Stays above the emptied form after the toast has gone: the visitor can write the reference down. */
export function EnquirySent({ receipt }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { title, text, stop } = useEnquiryWords().sent;
  return (
    <div
      ref={panel}
      tabIndex={-1}
      data-thanks
      className="mb-8 border-l-[6px] border-success bg-success-ground p-6 outline-offset-4"
    >
      <img
        src={artUrl('heroes/thanks')}
        alt=""
        width={640}
        height={458}
        className="float-right ml-4 hidden h-auto w-40 bg-haldi sm:block"
      />
      <h3 className="text-25">{title}</h3>
      <p className="mt-3">
        <CallPromise of="sent" />
        {stop} {text} <strong className="tabular whitespace-nowrap">{receipt.reference}</strong>
        {stop}
      </p>
    </div>
  );
}
