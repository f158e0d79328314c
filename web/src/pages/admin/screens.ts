import { admins, backOfficePaths, leadPath, managers, personPath, type Role } from '@golghar/contracts';
import {
  CalendarCheck,
  ChartNoAxesColumn,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import {
  useDashboard,
  useQuarantineCount,
  useTodayCount,
  useViewCounts,
} from '@/features/leads-core/api/use-today';

/** A count beside a screen's link, what it counts, and a hint on whose if that isn't obvious. */
export type Waiting = { useCount: () => number | undefined; of: string; hint?: string };

/** A screen that can be found by name. */
export type Screen = {
  to: string;
  label: string;
  for?: readonly Role[];
  waiting?: Waiting;
  /** Whether the filters of the list apply here, too. */
  isFiltered?: boolean;
};

/** A screen in the sidebar, or several as sections below its URL. */
export type Place = Screen & { Icon: LucideIcon; heading?: string; sections?: readonly Screen[] };

export const newLeads: Waiting = {
  useCount: () => useDashboard().data?.stats.new,
  of: 'new',
  hint: 'All new leads, not only yours',
};

export const dueToday: Waiting = {
  useCount: () => useTodayCount().data,
  of: 'for you',
  hint: 'Your leads, and those that nobody owns',
};

const quarantined: Waiting = { useCount: useQuarantineCount, of: 'waiting' };

const deleted: Waiting = { useCount: () => useViewCounts().data?.deleted.count, of: 'deleted' };

const leadViews: readonly Screen[] = [
  { to: backOfficePaths.leads, label: 'List', isFiltered: true },
  { to: backOfficePaths.board, label: 'Board', isFiltered: true },
  { to: backOfficePaths.quarantine, label: 'Quarantine', waiting: quarantined },
  { to: backOfficePaths.deletedLeads, label: 'Deleted', for: managers, waiting: deleted },
  { to: backOfficePaths.importLeads, label: 'Import', for: managers },
];

const settings: readonly Screen[] = [
  { to: backOfficePaths.settings, label: 'General', for: admins },
  { to: backOfficePaths.templates, label: 'Templates' },
  { to: backOfficePaths.newsletter, label: 'Newsletter', for: admins },
  { to: backOfficePaths.webhooks, label: 'Webhooks', for: admins },
  { to: backOfficePaths.operations, label: 'Operations', for: admins },
  { to: backOfficePaths.audit, label: 'Audit log', for: admins },
];

const places: readonly Place[] = [
  { to: backOfficePaths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: backOfficePaths.today, label: 'Today', Icon: CalendarCheck, waiting: dueToday },
  {
    to: backOfficePaths.leads,
    label: 'Leads',
    heading: 'Lead Management',
    Icon: Inbox,
    waiting: newLeads,
    sections: leadViews,
  },
  { to: backOfficePaths.reports, label: 'Reports', Icon: ChartNoAxesColumn, for: managers },
  { to: backOfficePaths.users, label: 'User Management', Icon: Users, for: admins },
  { to: backOfficePaths.settings, label: 'Settings', Icon: Settings, sections: settings },
];

export const account: Place = { to: backOfficePaths.account, label: 'Your account', Icon: UserRound };

const allowed = <One extends Screen>(role: Role, screens: readonly One[]): One[] =>
  screens.filter((screen) => !screen.for || screen.for.includes(role));

export const placesFor = (role: Role) =>
  allowed(role, places).map((place) => ({ ...place, sections: allowed(role, place.sections ?? []) }));

const screens: readonly Screen[] = [
  // Before its first section, which has the address of its place.
  ...[...places, account].map(({ heading, ...place }) => ({ ...place, label: heading ?? place.label })),
  ...places.flatMap(({ sections = [] }) => sections),
];

/** Who may open a screen, in words; undefined if this role may. */
export function reservedFor(path: string, role: Role): string | undefined {
  const roles = screens.find(({ to, for: some }) => to === path && some && !some.includes(role))?.for;
  return roles && (roles.includes('manager') ? 'administrators and managers' : 'administrators');
}

export const titleOf = (path: string): string =>
  screens.find(({ to }) => to === path)?.label ??
  (path.startsWith(leadPath('')) ? 'Lead' : path.startsWith(personPath('')) ? 'Person' : 'Not found');
