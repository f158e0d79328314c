import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { useInbox } from '../store/inbox';
import { StatusChoice } from './status-choice';

type Props = Omit<ComponentProps<typeof StatusChoice>, 'button' | 'onClose'> & {
  /** Names the menu among all, so that a key can open it. */
  name: string;
  buttonLabel: string;
  className: string;
  button?: RefObject<HTMLButtonElement | null>;
  /** What stands on the button that opens it. */
  children: ReactNode;
};

const open = (name: string) => useInbox.setState({ menu: { name, isByKey: false } });
const close = () => useInbox.setState(({ menu }) => ({ menu: { ...menu, name: '' } }));

/**
 * The statuses to choose from: by arrows and Enter, by 1 to 5, by mouse or finger. Only the button is drawn while it is
 * closed: a list has one for every row.
 */
export function StatusMenu({ name, buttonLabel, className, button, children, ...menu }: Props) {
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
