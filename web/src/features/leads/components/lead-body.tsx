import { type Submission, serviceLabels } from '@golghar/contracts';
import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/dates';
import { dialled } from './contact-links';

const row = (label: string, value: ReactNode) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{value}</dd>
  </>
);

type Props = { lead: Submission; heading: 'h2' | 'h3' | 'h4' };

/** What the enquirer told us. */
export function LeadBody({ lead, heading: Heading }: Props) {
  return (
    <>
      <dl className="grid grid-cols-[7rem_1fr] gap-y-2">
        {row(
          'Phone',
          <a className="text-link" href={`tel:${dialled(lead.phone)}`}>
            {lead.phone}
          </a>,
        )}
        {row(
          'Email',
          <a className="text-link" href={`mailto:${lead.email}`}>
            {lead.email}
          </a>,
        )}
        {lead.city && row('City', lead.city)}
        {row('Service', serviceLabels[lead.service])}
        {row('Reference', <span className="tabular">{lead.reference}</span>)}
        {row('Received', <time dateTime={lead.submittedAt}>{formatMoment(lead.submittedAt)}</time>)}
      </dl>
      <Heading className="mt-6 text-17">Message</Heading>
      <p dir="auto" className="mt-2 max-w-[75ch] whitespace-pre-wrap wrap-anywhere">
        {lead.message}
      </p>
    </>
  );
}
