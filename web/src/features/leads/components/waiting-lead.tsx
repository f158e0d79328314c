import { leadPath, type Submission, serviceLabels } from '@golghar/contracts';
import { Link } from 'react-router';
import { formatAge, formatMoment } from '@/lib/dates';
import { dialled } from './contact-links';

/** A lead that nobody has answered yet, with the quickest way to do it. */
export function WaitingLead({ lead }: { lead: Submission }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2">
      <Link
        to={leadPath(lead.id)}
        className="inline-flex min-h-11 min-w-0 grow basis-48 items-center font-semibold wrap-anywhere hover:underline"
      >
        {lead.name}
      </Link>
      <span className="text-ink-2">{serviceLabels[lead.service]}</span>
      <time className="tabular text-ink-3" dateTime={lead.submittedAt} title={formatMoment(lead.submittedAt)}>
        {formatAge(lead.submittedAt)}
      </time>
      <a
        href={`tel:${dialled(lead.phone)}`}
        aria-label={`Call ${lead.name}`}
        className="button button-small button-secondary min-h-11 md:min-h-9"
      >
        Call
      </a>
    </li>
  );
}
