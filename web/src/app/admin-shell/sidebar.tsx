import emblem from '@brand/emblem-on-ink.svg';
import { backOfficePaths, roleLabels, type SessionUser } from '@golghar/contracts';
import * as Dialog from '@radix-ui/react-dialog';
import {
  CalendarCheck,
  ChevronsLeft,
  ChevronsRight,
  LogOut,
  type LucideIcon,
  Menu,
  Plus,
  Search,
} from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { site } from '@/content/site';
import { openDialog } from '@/features/leads-core/store/inbox';
import { useLogOut } from '@/lib/session/current-user';
import { account, dueToday, newLeads, placesFor, type Waiting } from '@/pages/admin/screens';
import { IconButton } from '@/ui/icon-button';

const row =
  'relative flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-semibold no-underline hover:bg-white/10 focus-visible:outline-haldi aria-[current=page]:bg-white/15 aria-[current=page]:text-haldi';

const RowButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={`${row} ${className}`} />
);

const openNewLead = () => openDialog('new lead');

type Props = {
  user: SessionUser;
  isFolded: boolean;
  onToggle: () => void;
  onSearch: () => void;
  onNewLead?: () => void;
};

export function Sidebar({ user, isFolded, onToggle, onSearch, onNewLead = openNewLead }: Props) {
  const { mutate: logOut, isPending } = useLogOut();
  const text = isFolded ? 'sr-only' : 'min-w-0 grow';
  /** The content of a row, with its key for those who have a keyboard. */
  const inside = (Icon: LucideIcon, label: string, keys?: string) => (
    <>
      <Icon aria-hidden size={20} className="shrink-0" />
      <span className={text}>{label}</span>
      {keys && !isFolded && (
        <kbd aria-hidden className="text-14 font-normal text-[#b9c0d2] pointer-coarse:hidden">
          {keys}
        </kbd>
      )}
    </>
  );
  return (
    <aside
      aria-label="Back office and account"
      className={`sticky top-0 flex h-dvh shrink-0 flex-col overflow-y-auto bg-lampblack p-3 text-[#dfe3ee] print:hidden ${isFolded ? 'w-[70px]' : 'w-64'}`}
    >
      <div className="mb-4 flex items-center gap-3 px-1">
        <img src={emblem} alt="" width={36} height={36} />
        <span className={`${text} truncate font-display text-17 font-bold text-white`}>{site.name}</span>
      </div>
      <div className="mb-3 grid gap-3">
        <RowButton
          onClick={onSearch}
          aria-keyshortcuts="Control+K Meta+K"
          title="Search and commands (Ctrl+K)"
          className="border border-white/25"
        >
          {inside(Search, 'Search', 'Ctrl K')}
        </RowButton>
        <RowButton onClick={onNewLead} aria-haspopup="dialog" aria-keyshortcuts="C" title="New lead (C)">
          {inside(Plus, 'New lead', 'C')}
        </RowButton>
      </div>
      <nav aria-label="Back office">
        <ul className="grid gap-1">
          {placesFor(user.role).map(({ to, label, Icon, waiting, sections }) => (
            <li key={to}>
              <NavLink to={sections[0]?.to ?? to} title={isFolded ? label : undefined} className={row}>
                {inside(Icon, label)}
                {waiting && (
                  <WaitingCount
                    {...waiting}
                    isQuiet={isFolded}
                    className={isFolded ? 'absolute top-1 right-0 px-1 py-0.5' : 'ml-auto px-2 py-1'}
                  />
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-1 pt-4">
        <div className={`${text} px-3 pb-2`}>
          <p className="truncate font-semibold text-white">{user.name}</p>
          <p className="truncate text-14">{user.email}</p>
          <p className="text-14">{roleLabels[user.role]}</p>
        </div>
        <NavLink to={account.to} className={row}>
          {inside(account.Icon, account.label)}
        </NavLink>
        <RowButton disabled={isPending} onClick={() => logOut({})}>
          {inside(LogOut, 'Logout')}
        </RowButton>
        <RowButton onClick={onToggle} aria-expanded={!isFolded}>
          {isFolded ? inside(ChevronsRight, 'Show the menu') : inside(ChevronsLeft, 'Hide the menu')}
        </RowButton>
      </div>
    </aside>
  );
}

type CountProps = Waiting & { isQuiet: boolean; className: string };

/** The count beside a screen's link; `isQuiet` if there is no room to say what it counts. */
function WaitingCount({ useCount, of, hint, isQuiet, className }: CountProps) {
  const count = useCount();
  if (!count) return null;
  return (
    <span
      title={hint}
      className={`tabular rounded-full bg-haldi text-14 leading-none font-semibold text-lampblack ${className}`}
    >
      {count > 99 ? '99+' : count}
      <span className={isQuiet ? 'sr-only' : 'font-normal'}> {of}</span>
    </span>
  );
}

const barItem =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold no-underline focus-visible:outline-haldi min-[400px]:px-3';

const barButton = { className: 'size-11 focus-visible:outline-haldi', iconSize: 22 };

/** The menu on a phone, with what is needed most beside it. */
export function MobileBar({ user, onSearch }: Pick<Props, 'user' | 'onSearch'>) {
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
    <header className="sticky top-0 z-30 flex h-14 items-center bg-lampblack px-2 text-white print:hidden">
      <Dialog.Root open={openAt === key} onOpenChange={setIsOpen}>
        <Dialog.Trigger className={barItem}>
          <Menu aria-hidden size={22} />
          Menu
          <WaitingCount {...newLeads} of="new leads" isQuiet className="px-2 py-1" />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay fixed inset-0 touch-pinch-zoom z-50 bg-lampblack/60" />
          <Dialog.Content
            aria-describedby={undefined}
            className="overlay fixed inset-y-0 left-0 z-60 text-15"
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Sidebar
              user={user}
              isFolded={false}
              onToggle={() => setIsOpen(false)}
              onSearch={closing(onSearch)}
              onNewLead={closing(openNewLead)}
            />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <Link to={backOfficePaths.today} className={`${barItem} ml-auto`}>
        <CalendarCheck aria-hidden size={20} />
        {/* Icon only, if the counts need the room. */}
        <span className={due ? 'max-[399px]:sr-only' : ''}>Today</span>
        <WaitingCount {...dueToday} isQuiet className="px-2 py-1" />
      </Link>
      <IconButton {...barButton} label="Search and commands" onClick={onSearch} Icon={Search} />
      <IconButton
        {...barButton}
        label="New lead"
        aria-haspopup="dialog"
        onClick={openNewLead}
        Icon={Plus}
        iconSize={24}
      />
    </header>
  );
}
