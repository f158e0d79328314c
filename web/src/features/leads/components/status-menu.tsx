import { type LeadStatus, leadStatuses } from '@golghar/contracts';
import * as Menu from '@radix-ui/react-menu';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { menuPlace } from '@/ui/menu-place';
import { useInbox } from '../store/inbox';
import { StatusBadge } from './status-badge';

type MenuProps = {
  label: string;
  status?: LeadStatus;
  onChoose: (status: LeadStatus) => void;
  /** Takes the focus once the menu is closed. */
  onClosed: () => void;
  button: RefObject<HTMLButtonElement | null>;
};

type Props = Omit<MenuProps, 'button'> & {
  /** Names the menu among all, so that a key can open it. */
  name: string;
  buttonLabel: string;
  className: string;
  button?: RefObject<HTMLButtonElement | null>;
  /** What stands on the button that opens it. */
  children: ReactNode;
};

const open = (name: string) => useInbox.setState({ statusMenu: name, isMenuByKey: false });
const close = () => useInbox.setState({ statusMenu: undefined });

/**
 * The statuses to choose from: by arrows and Enter, by 1 to 5, by mouse or finger. Only the button is drawn while it is
 * closed: a list has one for every row.
 */
export function StatusMenu({ name, buttonLabel, className, button, children, ...menu }: Props) {
  const isOpen = useInbox(({ statusMenu }) => statusMenu === name);
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
      {isOpen && <OpenMenu {...menu} button={ref} />}
    </>
  );
}

/** Whether the keyboard has the focus where it is: then the first status has it next, to be gone from by arrows. */
const isByKeyboard = (): boolean =>
  useInbox.getState().isMenuByKey || document.activeElement?.matches(':focus-visible') === true;

function OpenMenu({ label, status, onChoose, onClosed, button }: MenuProps) {
  const [hasKeyboard] = useState(isByKeyboard);
  const content = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // The menu would do so itself, but listens a moment after it is drawn.
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    const chosen = leadStatuses[Number(event.key) - 1];
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    close();
    onChoose(chosen);
  };
  // At once, where the menu itself lets a second arrow overtake the first on a busy machine.
  const onArrow = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const items = [...(content.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    const place = items.indexOf(document.activeElement as HTMLElement);
    items[place + by]?.focus();
  };
  return (
    <Menu.Root modal={false} open onOpenChange={(isOpen) => !isOpen && close()}>
      <Menu.Anchor virtualRef={button} />
      <Menu.Portal container={menuPlace()}>
        <Menu.Content
          ref={content}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onKeyDown={onKeyDown}
          onKeyDownCapture={onArrow}
          onEntryFocus={(event) => {
            // It learns too late, by being drawn only now, what the last press was.
            event.preventDefault();
            if (hasKeyboard) content.current?.querySelector<HTMLElement>('[role=menuitemradio]')?.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes it by its own click.
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="z-80 min-w-52 rounded-control border border-hairline bg-raised p-1 text-15 shadow-overlay"
        >
          <Menu.RadioGroup value={status ?? ''} onValueChange={(value) => onChoose(value as LeadStatus)}>
            {leadStatuses.map((each, index) => (
              <Menu.RadioItem
                key={each}
                value={each}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-chip px-2 outline-none data-highlighted:bg-surface data-highlighted:shadow-[inset_0_0_0_2px_var(--link)] md:min-h-9"
              >
                <StatusBadge status={each} />
                <kbd className="ml-auto hidden font-body text-14 text-ink-3 md:inline">{index + 1}</kbd>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
