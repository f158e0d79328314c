import type { SessionUser } from '@golghar/contracts';
import * as Dialog from '@radix-ui/react-dialog';
import { Menu } from 'lucide-react';
import { useOpenUntilNavigation } from '@/lib/use-open-until-navigation';
import { Sidebar } from './sidebar';

/** On phones: a bar at the top that opens the sidebar over the page. */
export function MobileBar({ user }: { user: SessionUser }) {
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center bg-lampblack px-2 text-white">
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Trigger className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold focus-visible:outline-haldi">
          <Menu aria-hidden size={22} />
          Menu
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay fixed inset-0 z-50 bg-lampblack/60" />
          <Dialog.Content
            aria-describedby={undefined}
            className="overlay fixed inset-y-0 left-0 z-60 text-15"
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Sidebar user={user} isFolded={false} onToggle={() => setIsOpen(false)} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </header>
  );
}
