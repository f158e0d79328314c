import { type Submission, serviceLabels } from '@golghar/contracts';
import { ListTime } from '@/ui/list-time';
import { DueBadge, StatusBadge } from '../../leads-core/components/marks';
import { RowLink, wholeRow } from '../../leads-core/components/row-link';
import { UnsavedChange } from '../../leads-core/components/unsaved-change';
import { internationalNumber } from '../../leads-core/model/phone';

const previewLength = 100;

export function RecentLead({ lead }: { lead: Submission }) {
  const { message } = lead;
  const preview = message.length > previewLength ? `${message.slice(0, previewLength)}…` : message;
  return (
    <li className={`${wholeRow} grid gap-1 border-t border-hairline px-2 py-3`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-17 wrap-anywhere">{lead.name}</h3>
        <StatusBadge status={lead.status} />
        <span className="ml-auto text-14 text-ink-3">
          <ListTime at={lead.submittedAt} />
        </span>
      </div>
      <UnsavedChange lead={lead} />
      <p className="text-ink-2 wrap-anywhere">
        {/* Imported leads may lack an address or a number. */}
        {[lead.email, lead.phone, serviceLabels[lead.service]].filter(Boolean).join(' · ')}
      </p>
      <p dir="auto" className="max-w-[80ch] wrap-anywhere">
        {preview}
      </p>
      <RowLink lead={lead} className="button button-small button-secondary mt-1 justify-self-start">
        View Details
        <span className="sr-only"> of {lead.name}</span>
      </RowLink>
    </li>
  );
}

export function WaitingLead({ lead }: { lead: Submission }) {
  return (
    <li
      className={`${wholeRow} grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline px-2 py-1.5`}
    >
      <div className="min-w-0 sm:flex sm:items-center sm:justify-between sm:gap-4">
        <RowLink
          lead={lead}
          className="inline-flex min-h-8 max-w-full items-center font-semibold wrap-anywhere"
        />
        <p className="text-14 text-ink-3">
          {serviceLabels[lead.service]} · <ListTime at={lead.submittedAt} />
          {lead.dueAt && ' · '}
          <DueBadge lead={lead} />
        </p>
        <UnsavedChange lead={lead} />
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
