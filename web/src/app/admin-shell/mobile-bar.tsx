import { backOfficePaths } from '@golghar/contracts';
import * as Dialog from '@radix-ui/react-dialog';
import { CalendarCheck, Menu, Plus, Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { dueToday, newLeads } from '@/pages/admin/screens';
import { IconButton } from '@/ui/icon-button';
import { Sidebar, WaitingCount } from './sidebar';

export function MobileBar(props: Pick<ComponentProps<typeof Sidebar>, 'user' | 'onSearch' | 'onNewLead'>) {
  const { onSearch, onNewLead } = props;
  const due = dueToday.useCount();
  const { key } = useLocation();
  // Navigating away from where it was opened closes it.
  const [openAt, setOpenAt] = useState<string>();
  const setIsOpen = (isOpen: boolean) => setOpenAt(isOpen ? key : undefined);
  const closing = (run: () => void) => () => {
    setIsOpen(false);
    // Deferred until the menu has restored the focus.
    setTimeout(run);
  };
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center bg-lampblack px-2 text-white">
      <Dialog.Root open={openAt === key} onOpenChange={setIsOpen}>
        <Dialog.Trigger className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold focus-visible:outline-haldi min-[400px]:px-3">
          <Menu aria-hidden size={22} />
          Menu
          <WaitingCount {...newLeads} of="new leads" isQuiet className="px-2 py-1" />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay fixed inset-0 z-50 bg-lampblack/60" />
          <Dialog.Content
            aria-describedby={undefined}
            className="overlay fixed inset-y-0 left-0 z-60 text-15"
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Sidebar
              {...props}
              isFolded={false}
              onToggle={() => setIsOpen(false)}
              onSearch={closing(onSearch)}
              onNewLead={closing(onNewLead)}
            />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <Link
        to={backOfficePaths.today}
        className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold no-underline focus-visible:outline-haldi min-[400px]:px-3"
      >
        <CalendarCheck aria-hidden size={20} />
        {/* Icon only, if the counts need the room. */}
        <span className={due ? 'max-[399px]:sr-only' : ''}>Today</span>
        <WaitingCount {...dueToday} isQuiet className="px-2 py-1" />
      </Link>
      <IconButton
        label="Search and commands"
        onClick={onSearch}
        className="size-11 focus-visible:outline-haldi"
        Icon={Search}
        iconSize={22}
      />
      <IconButton
        label="New lead"
        aria-haspopup="dialog"
        onClick={onNewLead}
        className="size-11 focus-visible:outline-haldi"
        Icon={Plus}
        iconSize={24}
      />
    </header>
  );
}
