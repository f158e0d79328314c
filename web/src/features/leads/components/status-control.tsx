import { type LeadStatus, type Submission, statusLabels } from '@golghar/contracts';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useSetStatus } from '../api/use-change-lead';
import { rowId } from '../model/element-ids';
import { useInbox } from '../store/inbox';
import { StatusBadge } from './status-badge';
import { StatusMenu } from './status-menu';

export type StatusPlace = 'row' | 'detail';

export const statusMenuName = (place: StatusPlace, leadId: string) => `${place} ${leadId}`;

type Props = { lead: Submission; place: StatusPlace };

/** The badge and what changes it: in a row in one, in the opened lead beside it, where both are as wide as the longest status. */
export function StatusControl({ lead, place }: Props) {
  const setStatus = useSetStatus();
  const trigger = useRef<HTMLButtonElement>(null);
  const choose = (status: LeadStatus) => {
    const { isMenuByKey } = useInbox.getState();
    setStatus(lead, status, { asksWhy: isMenuByKey });
    if (isMenuByKey) useInbox.setState({ advanceFrom: lead.id });
  };
  // By key one comes from a row and goes back to it, or to the next one; otherwise the focus stays at the button.
  const onClosed = () => {
    const { isMenuByKey, cursorId } = useInbox.getState();
    const row = document.getElementById(rowId(isMenuByKey ? cursorId : lead.id));
    if (row && (place === 'row' || isMenuByKey)) row.focus();
    else trigger.current?.focus();
  };
  const isRow = place === 'row';
  const menu = (
    <StatusMenu
      name={statusMenuName(place, lead.id)}
      label={`Status of ${lead.name}`}
      status={lead.status}
      onChoose={choose}
      onClosed={onClosed}
      button={trigger}
      buttonLabel={`Status of ${lead.name}: ${statusLabels[lead.status]}`}
      className={`relative z-10 inline-flex shrink-0 items-center gap-0.5 rounded-chip ${isRow ? 'min-h-7' : 'min-h-9 border border-field-border px-2'}`}
    >
      {isRow ? <StatusBadge status={lead.status} /> : 'Status'}
      <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-3" />
    </StatusMenu>
  );
  if (isRow) return menu;
  return (
    <span className="inline-flex min-w-60 items-center justify-between gap-2">
      <StatusBadge status={lead.status} />
      {menu}
    </span>
  );
}
