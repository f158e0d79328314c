import { type LeadStatus, type Submission, statusLabels } from '@golghar/contracts';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { setStatus, setStatusAndAsk } from '../api/lead-changes';
import { rowId, type StatusPlace, statusMenuName } from '../model/element-ids';
import { useInbox } from '../store/inbox';
import { StatusBadge } from './marks';
import { StatusChoice } from './status-choice';

type StatusMenuProps = Omit<ComponentProps<typeof StatusChoice>, 'button' | 'onClose'> & {
  /** Unique name of the menu, so that a shortcut can open it. */
  name: string;
  buttonLabel: string;
  className: string;
  button?: RefObject<HTMLButtonElement | null>;
  /** Content of the button that opens it. */
  children: ReactNode;
};

const open = (name: string) => useInbox.setState({ menu: { name, isByKey: false } });
const close = () => useInbox.setState(({ menu }) => ({ menu: { ...menu, name: '' } }));

/**
 * A menu of statuses, by arrows and Enter, the keys 1 to 5, mouse or touch. Only the button is rendered while it is closed, as
 * every row of a list has one.
 */
export function StatusMenu({ name, buttonLabel, className, button, children, ...menu }: StatusMenuProps) {
  const isOpen = useInbox(({ menu }) => menu.name === name);
  const own = useRef<HTMLButtonElement>(null);
  const ref = button ?? own;
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={buttonLabel}
        className={className}
        onClick={() => (isOpen ? close() : open(name))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open(name);
        }}
      >
        {children}
      </button>
      {isOpen && <StatusChoice {...menu} button={ref} onClose={close} />}
    </>
  );
}

type StatusControlProps = {
  lead: Submission;
  place: StatusPlace;
  /** Whether to ask why a lead was won or lost; the open lead asks that itself. */
  asks?: boolean;
};

/** The status and its menu: in a row the badge is the button, in the open lead a button beside the badge. */
export function StatusControl({ lead, place, asks = false }: StatusControlProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const choose = (status: LeadStatus) => {
    const { onChoose } = useInbox.getState().menu;
    if (onChoose) onChoose(status);
    else if (asks) setStatusAndAsk(lead, status);
    else setStatus(lead, status);
  };
  // After a shortcut the focus returns to the row, or goes to the next one; otherwise it stays on the button.
  const onClosed = () => {
    const { menu, cursorId } = useInbox.getState();
    const row = document.getElementById(rowId(menu.isByKey ? cursorId : lead.id));
    if (row && (place === 'row' || menu.isByKey)) row.focus();
    else trigger.current?.focus();
  };
  const badge = <StatusBadge status={lead.status} />;
  const menu = (
    <StatusMenu
      name={statusMenuName(place, lead.id)}
      label={`Status of ${lead.name}`}
      status={lead.status}
      onChoose={choose}
      onClosed={onClosed}
      button={trigger}
      buttonLabel={`Status of ${lead.name}: ${statusLabels[lead.status]}`}
      className={`relative z-10 inline-flex shrink-0 items-center ${place === 'row' ? 'min-h-6 gap-0.5 rounded-chip' : '-my-1 min-h-8 gap-1 rounded-control border border-field-border px-2 text-ink hover:bg-surface'}`}
    >
      {place === 'row' ? badge : 'Status'}
      <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-3" />
    </StatusMenu>
  );
  if (place === 'row') return menu;
  return (
    <span className="flex shrink-0 items-center gap-2">
      {badge}
      {menu}
    </span>
  );
}
