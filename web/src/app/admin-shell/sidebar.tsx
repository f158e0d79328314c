import emblem from '@art/emblem-on-ink.svg';
import { backOfficePaths, type Role, roleLabels, type SessionUser } from '@golghar/contracts';
import {
  ChevronsLeft,
  ChevronsRight,
  Inbox,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  ScrollText,
  UserRound,
  Users,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { site } from '@/content/site';
import { useLogOut } from '@/features/session/api/log-out';
import { showToast } from '@/ui/toast/toast-store';

type Item = { to: string; label: string; Icon: LucideIcon; for?: Role };

const items: Item[] = [
  { to: backOfficePaths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: backOfficePaths.leads, label: 'Leads', Icon: Inbox },
  { to: backOfficePaths.users, label: 'User Management', Icon: Users, for: 'admin' },
  { to: backOfficePaths.newsletter, label: 'Newsletter', Icon: Mail, for: 'admin' },
  { to: backOfficePaths.audit, label: 'Audit log', Icon: ScrollText, for: 'admin' },
];

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-semibold no-underline focus-visible:outline-haldi';

type Props = { user: SessionUser; isFolded: boolean; onToggle: () => void };

export function Sidebar({ user, isFolded, onToggle }: Props) {
  const { mutate: logOut, isPending } = useLogOut();
  const text = isFolded ? 'sr-only' : 'min-w-0';
  const Fold = isFolded ? ChevronsRight : ChevronsLeft;
  return (
    <aside
      aria-label="Back office and account"
      data-folded={isFolded}
      className={`sticky top-0 flex h-dvh shrink-0 flex-col overflow-y-auto bg-lampblack p-3 text-[#dfe3ee] ${isFolded ? 'w-[70px]' : 'w-64'}`}
    >
      <div className="mb-4 flex items-center gap-3 px-1">
        <img src={emblem} alt="" width={36} height={36} />
        <span className={`${text} grow truncate font-display text-17 font-bold text-white`}>{site.name}</span>
      </div>
      <nav aria-label="Back office">
        <ul className="grid gap-1">
          {items
            .filter((item) => !item.for || item.for === user.role)
            .map(({ to, label, Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  title={isFolded ? label : undefined}
                  className={({ isActive }) =>
                    `${row} ${isActive ? 'bg-white/15 text-haldi' : 'hover:bg-white/10'}`
                  }
                >
                  <Icon aria-hidden size={20} className="shrink-0" />
                  <span className={text}>{label}</span>
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
        <NavLink
          to={backOfficePaths.account}
          className={({ isActive }) => `${row} ${isActive ? 'bg-white/15 text-haldi' : 'hover:bg-white/10'}`}
        >
          <UserRound aria-hidden size={20} className="shrink-0" />
          <span className={text}>Your account</span>
        </NavLink>
        <button
          type="button"
          disabled={isPending}
          className={`${row} hover:bg-white/10`}
          onClick={() =>
            logOut(undefined, {
              onError: () =>
                showToast({
                  title: 'Still signed in',
                  text: 'Logging out failed. Please try again.',
                  kind: 'destructive',
                }),
            })
          }
        >
          <LogOut aria-hidden size={20} className="shrink-0" />
          <span className={text}>Logout</span>
        </button>
        <button
          type="button"
          onClick={onToggle}
          aria-expanded={!isFolded}
          className={`${row} hover:bg-white/10`}
        >
          <Fold aria-hidden size={20} className="shrink-0" />
          <span className={text}>{isFolded ? 'Show the menu' : 'Hide the menu'}</span>
        </button>
      </div>
    </aside>
  );
}
