import { type LeadStatus, leadStatuses } from '@golghar/contracts';
import * as Menu from '@radix-ui/react-dropdown-menu';
import type { KeyboardEvent, ReactNode } from 'react';
import { useInbox } from '../store/inbox';
import { StatusBadge } from './status-badge';

type Props = {
  /** Names the menu among all, so that a key can open it. */
  name: string;
  label: string;
  status?: LeadStatus;
  onChoose: (status: LeadStatus) => void;
  /** Takes the focus once the menu is closed. */
  onClosed: () => void;
  /** The button that opens it. */
  children: ReactNode;
};

const close = () => useInbox.setState({ statusMenu: undefined });

/** The statuses to choose from: by arrows and Enter, by 1 to 5, by mouse or finger. */
export function StatusMenu({ name, label, status, onChoose, onClosed, children }: Props) {
  const isOpen = useInbox(({ statusMenu }) => statusMenu === name);
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = leadStatuses[Number(event.key) - 1];
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    close();
    onChoose(chosen);
  };
  return (
    <Menu.Root
      modal={false}
      open={isOpen}
      onOpenChange={(open) => (open ? useInbox.setState({ statusMenu: name, isMenuByKey: false }) : close())}
    >
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="z-60 min-w-52 rounded-control border border-hairline bg-raised p-1 text-15 shadow-overlay"
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
