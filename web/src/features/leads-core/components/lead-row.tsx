import {
  formatMoney,
  historyLine,
  isResponseDue,
  type ListedSubmission,
  leadPath,
  offerName,
  serviceLabels,
  sourceLabel,
} from '@golghar/contracts';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { formatMoment } from '@/lib/dates';
import { cardId, paneId, rowId } from '../model/element-ids';
import { excerptOf } from '../model/match';
import { setCursor, useInbox } from '../store/inbox';
import { isSelected } from '../store/selection';
import { DueBadge, Marked, OwnerMark, StatusBadge, StepBadge } from './marks';
import { LeadStatusMenu } from './status-control';
import { UnsavedChange } from './unsaved-change';

/** Fixed height of collapsed rows: no layout shift, and a list of thousands only renders what is visible. */
export const rowHeight = 70;

const shownTags = 2;

type Props = {
  lead: ListedSubmission;
  position: number;
  total: number;
  isOpen: boolean;
  /** Where the lead is now, if it no longer matches the filter. */
  movedTo: string | undefined;
  /** Pixels from the top of the list. */
  start: number;
  onToggle: (id: string, isOpen: boolean) => void;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** The content of the expanded row, whose height is then measured. */
  children?: ReactNode;
  measure?: Ref<HTMLLIElement>;
};

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Alone in knowing what is selected: when all leads are, their rows need not be rendered again. */
function Tick({ lead: { id, name }, onSelect }: Pick<Props, 'lead' | 'onSelect'>) {
  const isTicked = useInbox((state) => isSelected(state, id));
  return (
    <label className="relative z-10 grid h-full w-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={isTicked}
        onClick={(event) => onSelect(id, event.currentTarget.checked, event.shiftKey)}
        onChange={() => undefined}
        aria-label={`Select ${name}`}
        className="checkbox"
      />
    </label>
  );
}

/** A lead in the list: one link that covers the whole row, except for the checkbox and the status. */
export const LeadRow = memo(function LeadRow(props: Props) {
  const { lead, position, total, isOpen, movedTo, start, onToggle, onSelect, children, measure } = props;
  const { tags, choice, value, source, match: { words } = {} } = lead;
  const isUnread = lead.status === 'new';
  const toggle = (event: SyntheticEvent) => {
    event.preventDefault();
    onToggle(lead.id, isOpen);
  };
  const ground = isOpen
    ? 'bg-surface shadow-[inset_3px_0_0_var(--color-ink)]'
    : 'bg-bg hover:bg-surface has-checked:bg-note-ground has-[h3_a:active]:bg-chip';
  return (
    <li
      ref={children ? measure : null}
      data-index={position - 1}
      data-lead={lead.id}
      aria-setsize={total}
      aria-posinset={position}
      style={{ transform: `translateY(${start}px)` }}
      className={`absolute inset-x-0 top-0 border-b border-hairline ${ground}`}
    >
      <div
        style={{ height: rowHeight - 1 }}
        className="relative flex items-center overflow-hidden pr-3 has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:-outline-offset-3 has-[h3_a:focus-visible]:outline-link"
      >
        <Tick lead={lead} onSelect={onSelect} />
        <div className={`min-w-0 grow ${movedTo ? 'opacity-75' : ''}`}>
          <div className="flex h-5.5 items-center gap-2 leading-5.5">
            {isUnread && <span aria-hidden className="size-2 shrink-0 rounded-full bg-link" />}
            <h3
              className={`min-w-12 truncate font-body text-15 ${isUnread ? 'font-semibold' : 'font-normal'}`}
            >
              <a
                id={rowId(lead.id)}
                href={leadPath(lead.id)}
                title={lead.name}
                aria-expanded={isOpen}
                aria-controls={isOpen ? (children ? cardId(lead.id) : paneId) : undefined}
                onFocus={() => setCursor(lead.id)}
                onClick={(event) => opensElsewhere(event) || toggle(event)}
                onKeyDown={(event) => event.key === ' ' && toggle(event)}
                className="outline-none after:absolute after:inset-0"
              >
                <Marked text={lead.name} words={words} />
              </a>
            </h3>
            {lead.history && (
              <span title={historyLine(lead.history)} className="tabular shrink-0 text-14 text-ink-3">
                <span aria-hidden>×{lead.history.ordinal}</span>
                <span className="sr-only">{historyLine(lead.history)}</span>
              </span>
            )}
            {tags.length > 0 && (
              <span className="flex min-w-0 shrink-[3] gap-1" title={tags.join(', ')}>
                {tags.slice(0, shownTags).map((tag) => (
                  <span key={tag} className="truncate rounded-chip bg-chip px-1.5 text-14 text-ink-2">
                    {tag}
                  </span>
                ))}
                {tags.length > shownTags && (
                  <span className="text-14 text-ink-3">+{tags.length - shownTags}</span>
                )}
              </span>
            )}
            <span className="tabular ml-auto flex shrink-0 gap-2 text-14 text-ink-3">
              <span className="hidden gap-2 sm:flex lg:hidden min-[100rem]:flex">
                {choice && <span className="max-w-28 truncate">{offerName(choice)}</span>}
                {value !== null && <span className="font-semibold">{formatMoney(value)}</span>}
              </span>
              <time dateTime={lead.submittedAt}>{formatMoment(lead.submittedAt)}</time>
            </span>
          </div>
          <p dir="auto" className="-mt-1 h-6 truncate pt-1 text-15 leading-5 text-ink-2">
            {movedTo ?? <Marked text={excerptOf(lead)} words={words} />}
          </p>
          <div className="flex h-6 items-center gap-2 leading-5">
            <LeadStatusMenu
              lead={lead}
              place="row"
              asks={!isOpen || Boolean(children)}
              className="relative z-10 inline-flex min-h-6 shrink-0 items-center gap-0.5 rounded-chip"
            >
              <StatusBadge status={lead.status} />
              <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-3" />
            </LeadStatusMenu>
            <UnsavedChange lead={lead} className="grow">
              <span className="min-w-0 grow truncate text-14 text-ink-3">
                <Marked text={serviceLabels[lead.service]} words={words} />
                {source && (
                  <>
                    {' · '}
                    <span className="sr-only">From </span>
                    {sourceLabel(source)}
                  </>
                )}
              </span>
              {isResponseDue(lead) ? <DueBadge lead={lead} /> : <StepBadge lead={lead} />}
              {lead.owner && <OwnerMark owner={lead.owner} />}
            </UnsavedChange>
          </div>
        </div>
      </div>
      {children}
    </li>
  );
});
