import { backOfficePaths, leadPath, type SessionUser, serviceLabels } from '@golghar/contracts';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ourViews } from '@/features/inbox/model/views';
import { useLeadSearch } from '@/features/leads-core/api/lead-queries';
import { usePreferences } from '@/features/leads-core/api/preferences';
import { useReplyTemplates } from '@/features/leads-core/api/reply-templates';
import { useStaff } from '@/features/leads-core/api/use-staff';
import { leadsAddress } from '@/features/leads-core/model/filters';
import { useUsers } from '@/features/users/api/users';
import { offeredCommands } from '@/lib/commands';
import { formatDay } from '@/lib/dates';
import { useLogOut } from '@/lib/session/current-user';
import { account, placesFor } from '@/pages/admin/screens';

type Finding = {
  id: string;
  label: string;
  words?: string;
  /** Shown behind the label, and at the end of the line. */
  detail?: string;
  aside?: string | undefined;
  Icon?: LucideIcon;
  /** Stale, so that Enter must not choose it. */
  isOld?: boolean;
  run: () => void;
};

type Group = [name: string, findings: readonly Finding[]];

export function matches(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((start) => words.some((word) => word.startsWith(start)));
}

/** Commands and screens that match, grouped by heading in their usual order, and leads, which arrive later. */
export function useFindings(user: SessionUser, text: string) {
  const [offered] = useState(offeredCommands);
  const navigate = useNavigate();
  const { mutate: logOut } = useLogOut();
  const typed = text.trim();
  const leads = useLeadSearch(typed, 6);
  const { data: people = [] } = useUsers({ enabled: user.role === 'admin' });
  const { data: staff = [] } = useStaff();
  const { views } = usePreferences().preferences;
  const { data: templates = [] } = useReplyTemplates();

  const way = (id: string, label: string, path: string) => ({ id, label, run: () => void navigate(path) });
  const screens = placesFor(user.role).flatMap(({ to, label, Icon, sections }) => [
    { ...way(to, label, to), Icon },
    ...sections
      .filter((section) => section.to !== to)
      .map((section) => ({ ...way(section.to, section.label, section.to), Icon, aside: label })),
  ]);
  const fitting = (all: readonly Finding[]) =>
    all.filter(({ label, aside = '', words = '' }) => matches(`${label} ${aside} ${words}`, typed));
  const offers = offered
    .filter(({ commands }) => commands.length > 0)
    .map(({ name, commands }): Group => {
      const findings = commands.map(({ id, label, shortcut, run }) => ({
        id: `${name} ${id}`,
        label,
        aside: shortcut,
        // Deferred until the palette has restored the focus.
        run: () => void setTimeout(run),
      }));
      return [name, fitting(findings)];
    });
  const goTo = fitting([
    ...screens,
    { ...way(account.to, account.label, account.to), Icon: account.Icon },
    { id: 'logout', label: 'Logout', words: 'log out', run: () => logOut({}) },
  ]);
  const found = (leads.data ?? []).map(({ id, name, service, phone, submittedAt }) => ({
    ...way(id, name, leadPath(id)),
    detail: `${serviceLabels[service]} · ${phone}`,
    aside: formatDay(submittedAt),
    isOld: leads.isOld,
  }));
  const searched = {
    Views: fitting(
      [...ourViews, ...views].map(({ name, query }) =>
        way(`view ${name} ${query}`, name, `${backOfficePaths.leads}?${query}`),
      ),
    ),
    Templates: fitting(
      templates.map(({ id, name }) => way(id, name, `${backOfficePaths.templates}?template=${id}`)),
    ),
    Leads: [...found, way('all leads', `Search all leads for “${typed}”`, leadsAddress({ q: typed }))],
    People: fitting([
      ...people.map(({ id, name, email }) => ({
        ...way(id, name, `${backOfficePaths.users}?user=${id}`),
        aside: email,
      })),
      ...staff.map(({ id, name }) => way(`owner ${id}`, `Leads of ${name}`, leadsAddress({ owner: id }))),
    ]),
  };
  // What the screen offers takes the place of ours: an open lead is answered with a template.
  const offer = new Map(offers);
  const groups: Group[] = [
    ...offers.filter(([name]) => !(name in searched)),
    ['Go to', goTo],
    ...(typed ? Object.entries(searched).map(([name, ours]): Group => [name, offer.get(name) ?? ours]) : []),
  ];
  return { typed, groups: groups.filter(([, findings]) => findings.length > 0), leads };
}
