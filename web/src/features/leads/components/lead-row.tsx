import { type Submission, serviceLabels, statusLabels } from '@golghar/contracts';
import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { formatAge, formatMoment } from '@/lib/dates';
import { StatusControl } from './status-control';

export const rowId = (leadId: string) => `lead-row-${leadId}`;

/** The pane beside the list, where there is one. */
export const paneId = 'open-lead';
const bodyId = (leadId: string) => `lead-body-${leadId}`;

type Props = {
  lead: Submission;
  isOpen: boolean;
  isSelected: boolean;
  /** It does not pass the filter any more. */
  hasLeft: boolean;
  onToggle: (id: string) => void;
  onSelect: (id: string, isSelected: boolean) => void;
  /** What stands under an open row; on wide screens that is beside the list. */
  body: ReactNode;
};

/** A lead in the list. Its head opens and closes it. */
export const LeadRow = memo(function LeadRow(props: Props) {
  const { lead, isOpen, isSelected, hasLeft, onToggle, onSelect, body } = props;
  const isUnread = lead.status === 'new';
  return (
    <li
      data-lead={lead.id}
      className={`lead-row border-b border-hairline ${isOpen ? 'bg-surface shadow-[inset_3px_0_0_var(--ink)]' : ''}`}
    >
      <div className="flex items-start gap-1 pr-2 pl-1">
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={(event) => onSelect(lead.id, event.target.checked)}
            aria-label={`Select ${lead.name}`}
            className="size-[18px] accent-(--ink)"
          />
        </label>
        <div className={`min-w-0 grow py-1.5 ${hasLeft ? 'opacity-75' : ''}`}>
          <h3 className="font-body text-15">
            <button
              id={rowId(lead.id)}
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? (body ? bodyId(lead.id) : paneId) : undefined}
              onClick={() => onToggle(lead.id)}
              className="-mx-1.5 flex min-h-8 w-[calc(100%+0.75rem)] items-center gap-2 rounded-control px-1.5 text-left focus-visible:-outline-offset-2"
            >
              {isUnread && <span aria-hidden className="size-2 shrink-0 rounded-full bg-link" />}
              <span className={`min-w-0 grow truncate ${isUnread ? 'font-semibold' : 'font-normal'}`}>
                {lead.name}
              </span>
              <span aria-hidden className="shrink-0 text-14 font-normal text-ink-3">
                {formatAge(lead.submittedAt)}
              </span>
              <ChevronRight
                aria-hidden
                size={16}
                className={`shrink-0 text-ink-3 transition-transform ${isOpen ? 'rotate-90' : ''}`}
              />
            </button>
          </h3>
          <p dir="auto" className="truncate text-ink-2">
            {lead.message}
          </p>
          <div className="flex flex-wrap items-center gap-x-3">
            <StatusControl lead={lead} id={`${rowId(lead.id)}-status`} />
            <span className="text-14 text-ink-3">{serviceLabels[lead.service]}</span>
            <time className="tabular ml-auto text-14 text-ink-3" dateTime={lead.submittedAt}>
              {formatMoment(lead.submittedAt)}
            </time>
          </div>
          {hasLeft && (
            <p className="text-14 font-semibold text-ink-2">Moved to {statusLabels[lead.status]}</p>
          )}
        </div>
      </div>
      {isOpen && body && (
        <div id={bodyId(lead.id)} className="px-3 pt-2 pb-6">
          {body}
        </div>
      )}
    </li>
  );
});
