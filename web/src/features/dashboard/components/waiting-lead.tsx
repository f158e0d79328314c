import { leadPath, type Submission, serviceLabels } from '@golghar/contracts';
import { Link } from 'react-router';
import { formatAge, formatMoment } from '@/lib/dates';
import { DueBadge } from '../../leads-core/components/due-badge';
import { FailedChange } from '../../leads-core/components/failed-change';
import { internationalNumber } from '../../leads-core/model/phone';
import { wholeRow, wholeRowLink } from '../../leads-core/model/whole-row';

/** A lead that nobody has answered yet, with the quickest way to do it. */
export function WaitingLead({ lead }: { lead: Submission }) {
  return (
    <li
      className={`${wholeRow} grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline px-2 py-1.5`}
    >
      <div className="min-w-0 sm:flex sm:items-center sm:justify-between sm:gap-4">
        <Link
          to={leadPath(lead.id)}
          data-row-link={lead.id}
          className={`${wholeRowLink} inline-flex min-h-8 max-w-full items-center font-semibold wrap-anywhere`}
        >
          {lead.name}
        </Link>
        <p className="text-14 text-ink-3">
          {serviceLabels[lead.service]} ·{' '}
          <time className="tabular" dateTime={lead.submittedAt} title={formatMoment(lead.submittedAt)}>
            {formatAge(lead.submittedAt)}
          </time>
          {lead.dueAt && ' · '}
          <DueBadge lead={lead} />
        </p>
        <FailedChange lead={lead} />
      </div>
      {lead.phone && (
        <a
          href={`tel:${internationalNumber(lead.phone)}`}
          aria-label={`Call ${lead.name}`}
          className="button button-small button-secondary relative z-10 min-h-11 md:min-h-9"
        >
          Call
        </a>
      )}
    </li>
  );
}
