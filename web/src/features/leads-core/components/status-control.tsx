import { type LeadStatus, leadStatuses, type Submission, statusLabels } from '@golghar/contracts';
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { MenuItem, OpenMenu } from '@/ui/overlay/menu';
import { setStatus, setStatusAndAsk } from '../api/lead-changes';
import { rowId, type StatusPlace, statusMenuName } from '../model/element-ids';
import { focusRow, useInbox } from '../store/inbox';
import { StatusBadge } from './marks';

const close = () => useInbox.setState(({ menu }) => ({ menu: { ...menu, name: '' } }));

type StatusMenuProps = {
  /** Unique name of the menu, so that a shortcut can open it. */
  name: string;
  label: string;
  buttonLabel?: string;
  status?: LeadStatus | undefined;
  onChoose: (status: LeadStatus) => void;
  /** The lead whose row gets the focus afterwards instead of the button. */
  returnTo?: string | undefined;
  className: string;
  children: ReactNode;
};

/**
 * A menu of statuses, by arrows and Enter, the keys 1 to 5, mouse or touch. Only the button is rendered while it is closed, as
 * every row of a list has one.
 */
export function StatusMenu(props: StatusMenuProps) {
  const { name, label, buttonLabel = label, status, onChoose, returnTo, className, children } = props;
  const isOpen = useInbox(({ menu }) => menu.name === name);
  const [isByKey, setIsByKey] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = (withKey: boolean) => {
    setIsByKey(withKey);
    useInbox.setState({ menu: { name, isByKey: false } });
  };
  const trigger = (
    <button
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={buttonLabel}
      className={className}
      // A click by keyboard has a `detail` of 0.
      onClick={({ detail }) => open(detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open(true);
      }}
    >
      {children}
    </button>
  );
  if (!isOpen) return trigger;

  const choose = (chosen: LeadStatus) => {
    // Before the page changes: removing what has the focus would make the browser lay it out half-way.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    close();
    (useInbox.getState().menu.onChoose ?? onChoose)(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = leadStatuses[Number(event.key) - 1];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (chosen) choose(chosen);
    if (event.key === 'Tab') close();
  };
  // After a shortcut the focus goes to the row that it has moved to.
  const giveFocus = (event: Event) => {
    event.preventDefault();
    // A press on the button, which closes it, has moved the focus into the page; a choice may have moved it elsewhere.
    if (!document.activeElement?.matches('body, #main')) return;
    const { menu, cursorId } = useInbox.getState();
    const id = menu.isByKey ? cursorId : returnTo;
    if (id && (returnTo || document.getElementById(rowId(id)))) focusRow(id);
    else button.current?.focus();
  };
  return (
    <Suspense fallback={trigger}>
      <OpenMenu
        trigger={trigger}
        align="start"
        label={label}
        isByKey={isByKey || useInbox.getState().menu.isByKey}
        onClose={close}
        onKeyDown={onKeyDown}
        onCloseAutoFocus={giveFocus}
        className="min-w-52"
      >
        {leadStatuses.map((each, index) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === status}
            onSelect={() => choose(each)}
            className="gap-3"
          >
            <StatusBadge status={each} />
            <kbd className="ml-auto hidden font-body text-14 text-ink-3 md:inline">{index + 1}</kbd>
          </MenuItem>
        ))}
      </OpenMenu>
    </Suspense>
  );
}

type LeadStatusMenuProps = Pick<StatusMenuProps, 'buttonLabel' | 'className' | 'children'> & {
  lead: Submission;
  place: StatusPlace;
  /** Whether to ask why a lead was won or lost; the open lead asks that itself. */
  asks?: boolean;
};

/** The menu that sets the status of a lead. */
export const LeadStatusMenu = ({ lead, place, asks = false, ...button }: LeadStatusMenuProps) => (
  <StatusMenu
    name={statusMenuName(place, lead.id)}
    label={`Status of ${lead.name}`}
    status={lead.status}
    onChoose={(status) => (asks ? setStatusAndAsk : setStatus)(lead, status)}
    returnTo={place === 'row' ? lead.id : undefined}
    buttonLabel={`Status of ${lead.name}: ${statusLabels[lead.status]}`}
    {...button}
  />
);
