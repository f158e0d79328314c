import { backOfficePaths, type Role } from '@golghar/contracts';
import {
  Activity,
  CalendarCheck,
  ChartNoAxesColumn,
  FileUp,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  ScrollText,
  Settings,
  ShieldAlert,
  SquareKanban,
  Trash2,
  UserRound,
  Users,
} from 'lucide-react';

export type Screen = {
  to: string;
  label: string;
  Icon: LucideIcon;
  for?: readonly Role[];
  /** Stands in the sidebar only while something waits there. */
  isHiddenWhenEmpty?: boolean;
};

/** Screens of the back office, in the order of the sidebar. */
const screens: Screen[] = [
  { to: backOfficePaths.today, label: 'Today', Icon: CalendarCheck },
  { to: backOfficePaths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: backOfficePaths.leads, label: 'Leads', Icon: Inbox },
  { to: backOfficePaths.board, label: 'Board', Icon: SquareKanban },
  { to: backOfficePaths.month, label: 'Month', Icon: ChartNoAxesColumn, for: ['admin', 'manager'] },
  { to: backOfficePaths.quarantine, label: 'Quarantine', Icon: ShieldAlert, isHiddenWhenEmpty: true },
  { to: backOfficePaths.users, label: 'User Management', Icon: Users, for: ['admin'] },
  { to: backOfficePaths.newsletter, label: 'Newsletter', Icon: Mail, for: ['admin'] },
  { to: backOfficePaths.operations, label: 'Operations', Icon: Activity, for: ['admin'] },
  { to: backOfficePaths.audit, label: 'Audit log', Icon: ScrollText, for: ['admin'] },
  { to: backOfficePaths.settings, label: 'Settings', Icon: Settings, for: ['admin'] },
];

export const account: Screen = { to: backOfficePaths.account, label: 'Your account', Icon: UserRound };

const importLeads: Screen = {
  to: backOfficePaths.importLeads,
  label: 'Import and export leads',
  Icon: FileUp,
};

const deletedLeads: Screen = {
  to: backOfficePaths.deletedLeads,
  label: 'Deleted leads',
  Icon: Trash2,
  for: ['admin', 'manager'],
};

const allowed = (role: Role, all: readonly Screen[]): Screen[] =>
  all.filter((screen) => !screen.for || screen.for.includes(role));

/** Those that are found by name: the sidebar's, and what has no place there. */
export const findableScreens = (role: Role): Screen[] =>
  allowed(role, [...screens, deletedLeads, importLeads, account]);

/** Those that a role may open. */
export const screensFor = (role: Role): Screen[] => allowed(role, screens);
