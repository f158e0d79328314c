import { leadPath, type Submission, serviceLabels } from '@golghar/contracts';
import { Link } from 'react-router';
import { formatAge, formatMoment } from '@/lib/dates';
import { StatusBadge } from './status-badge';

const previewLength = 100;

/** One of the newest leads on the dashboard. */
export function RecentLead({ lead }: { lead: Submission }) {
  const { message } = lead;
  const preview = message.length > previewLength ? `${message.slice(0, previewLength)}…` : message;
  return (
    <li className="grid gap-1 border-t border-hairline py-4 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-17 wrap-anywhere">{lead.name}</h3>
        <StatusBadge status={lead.status} />
        <time
          className="ml-auto text-14 text-ink-3"
          dateTime={lead.submittedAt}
          title={formatMoment(lead.submittedAt)}
        >
          {formatAge(lead.submittedAt)}
        </time>
      </div>
      <p className="text-ink-2 wrap-anywhere">
        {lead.email} · {lead.phone} · {serviceLabels[lead.service]}
      </p>
      <p dir="auto" className="max-w-[80ch] wrap-anywhere">
        {preview}
      </p>
      <Link to={leadPath(lead.id)} className="button button-small button-secondary mt-1 justify-self-start">
        View Details
      </Link>
    </li>
  );
}
