import { type LeadStatus, leadStatuses, type Submission, statusLabels } from '@golghar/contracts';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { menuPlace, placeBeside } from '@/ui/overlay/place-beside';
import { setStatus, setStatusAndAsk } from '../api/lead-changes';
import { rowId, type StatusPlace, statusMenuName } from '../model/element-ids';
import { focusRow, useInbox } from '../store/inbox';
import { StatusBadge } from './marks';

/** The item that a key moves to, from -1 for none; undefined for keys that menus don't handle. */
export function statusByKey(key: string, place: number): number | undefined {
  const last = leadStatuses.length - 1;
  if (key === 'ArrowDown') return Math.min(place + 1, last);
  if (key === 'ArrowUp') return place === -1 ? last : Math.max(place - 1, 0);
  if (key === 'Home' || key === 'PageUp') return 0;
  if (key === 'End' || key === 'PageDown') return last;
  const letter = key.toLowerCase();
  const begins = (status: LeadStatus) => statusLabels[status].toLowerCase().startsWith(letter);
  const following = [...leadStatuses.slice(place + 1), ...leadStatuses.slice(0, place + 1)].find(begins);
  return following && leadStatuses.indexOf(following);
}

const open = (name: string) => useInbox.setState({ menu: { name, isByKey: false } });
const close = () => useInbox.setState(({ menu }) => ({ menu: { ...menu, name: '' } }));

type ChoiceProps = {
  label: string;
  status?: LeadStatus | undefined;
  onChoose: (status: LeadStatus) => void;
  /** The lead whose row gets the focus afterwards instead of the button. */
  returnTo?: string | undefined;
  button: RefObject<HTMLButtonElement | null>;
};

/** Whether the menu was opened by keyboard: then the first status gets the focus, for the arrow keys. */
const isByKeyboard = (): boolean =>
  useInbox.getState().menu.isByKey || document.activeElement?.matches(':focus-visible') === true;

/**
 * The open status menu. Plain elements instead of the library's menu, which moves the focus only some time after an arrow key: Enter
 * right behind it would choose the status before.
 */
function StatusChoice({ label, status, onChoose, returnTo, button }: ChoiceProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [hasKeyboard] = useState(isByKeyboard);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
  // After a shortcut the focus goes to the row that it has moved to.
  const giveFocus = useEffectEvent(() => {
    const { menu, cursorId } = useInbox.getState();
    const id = menu.isByKey ? cursorId : returnTo;
    if (id && (returnTo || document.getElementById(rowId(id)))) focusRow(id);
    else button.current?.focus();
  });

  // On every render, as its row may have moved.
  useLayoutEffect(() => placeBeside(menu.current, button.current));
  useLayoutEffect(() => {
    const content = menu.current;
    (hasKeyboard ? content?.querySelector<HTMLElement>('[role=menuitemradio]') : content)?.focus({
      preventScroll: true,
    });
    return () => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || content?.contains(activeElement)) giveFocus();
    };
  }, [hasKeyboard]);
  useEffect(() => {
    const place = () => placeBeside(menu.current, button.current);
    const onPress = ({ target }: PointerEvent) => {
      // The button closes the menu by its own click.
      if (target instanceof Node && !menu.current?.contains(target) && !button.current?.contains(target))
        close();
    };
    const listening = new AbortController();
    const how = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', onPress, how);
    for (const event of ['scroll', 'resize']) window.addEventListener(event, place, how);
    return () => listening.abort();
  }, [button]);

  const choose = (chosen: LeadStatus) => {
    // Before the page changes: removing what has the focus would make the browser lay it out half-way.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    close();
    (useInbox.getState().menu.onChoose ?? onChoose)(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const place = items().indexOf(document.activeElement as HTMLElement);
    const chosen = key === 'Enter' || key === ' ' ? leadStatuses[place] : leadStatuses[Number(key) - 1];
    const next = statusByKey(key, place);
    if (key === 'Escape' || key === 'Tab') close();
    else if (chosen) choose(chosen);
    else if (next !== undefined) items()[next]?.focus({ preventScroll: true });
    else return;
    event.preventDefault();
  };
  return createPortal(
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        if (next && !currentTarget.contains(next) && next !== button.current) close();
      }}
      className="fixed z-80 min-w-52 rounded-control border border-hairline bg-raised p-1 text-15 shadow-overlay outline-none"
    >
      {leadStatuses.map((each, index) => (
        <button
          key={each}
          type="button"
          role="menuitemradio"
          aria-checked={each === status}
          tabIndex={-1}
          onClick={() => choose(each)}
          className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-chip px-2 outline-none hover:bg-surface focus:bg-surface focus-visible:shadow-[inset_0_0_0_2px_var(--color-link)] md:min-h-9"
        >
          <StatusBadge status={each} />
          <kbd className="ml-auto hidden font-body text-14 text-ink-3 md:inline">{index + 1}</kbd>
        </button>
      ))}
    </div>,
    menuPlace() ?? document.body,
  );
}

type StatusMenuProps = Omit<ChoiceProps, 'button'> & {
  /** Unique name of the menu, so that a shortcut can open it. */
  name: string;
  buttonLabel?: string;
  className: string;
  children: ReactNode;
};

/** A menu of statuses, of which only the button is rendered while it is closed, as every row of a list has one. */
export function StatusMenu({ name, buttonLabel, className, children, ...choice }: StatusMenuProps) {
  const isOpen = useInbox(({ menu }) => menu.name === name);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={buttonLabel ?? choice.label}
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
      {isOpen && <StatusChoice {...choice} button={button} />}
    </>
  );
}

type LeadStatusMenuProps = Pick<StatusMenuProps, 'buttonLabel' | 'className' | 'children'> & {
  lead: Submission;
  place: StatusPlace;
  /** Whether to ask why a lead was won or lost; the open lead asks that itself. */
  asks?: boolean;
};

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
