import { api, backOfficePaths, leadPath, type SessionUser, serviceLabels } from '@golghar/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ourViews } from '@/features/inbox/model/views';
import { usePreferences } from '@/features/leads-core/api/preferences';
import { useReplyTemplates } from '@/features/leads-core/api/replies';
import { useStaff } from '@/features/leads-core/api/use-staff';
import { useLogOut } from '@/features/session/api/session';
import { useUsers } from '@/features/users/api/users';
import { request } from '@/lib/api/request';
import { offeredCommands } from '@/lib/commands';
import { formatAge } from '@/lib/dates';
import { useDebounced } from '@/lib/hooks/use-debounced';
import { account, placesFor } from '@/pages/admin/screens';

/** Something that can be reached or done. */
type Finding = {
  id: string;
  label: string;
  /** Words that it is found by, too. */
  words?: string;
  /** Behind the name, and at the end of its line. */
  detail?: string;
  aside?: string | undefined;
  Icon?: LucideIcon;
  /** Whether Enter must not take it by itself. */
  isOld?: boolean;
  run: () => void;
};

/** Whether each word that was typed begins a word of a label. */
export function matches(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((start) => words.some((word) => word.startsWith(start)));
}

const limit = 6;
const pauseMs = 100;

/** The best leads for what is typed, as it is typed; while those of earlier words stand in for them they are old. */
function useFoundLeads(typed: string) {
  const q = useDebounced(typed, pauseMs);
  const leads = useQuery({
    // Not under the lists of leads: those are kept in pages.
    queryKey: ['command palette', q],
    queryFn: async ({ signal }) =>
      (await request(api.listSubmissions, { query: { q, limit }, signal })).submissions,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 10_000,
  });
  return { ...leads, isOld: q !== typed || leads.isPlaceholderData };
}

const listOf = (query: Record<string, string>) => `${backOfficePaths.leads}?${new URLSearchParams(query)}`;

/** What is found by its name, by heading, in the order in which it stands there; and the leads, which arrive later. */
export function useFindings(user: SessionUser, text: string) {
  const [offered] = useState(offeredCommands);
  const navigate = useNavigate();
  const { mutate: logOut } = useLogOut();
  const typed = text.trim();
  const leads = useFoundLeads(typed);
  const { data: people = [] } = useUsers({ enabled: user.role === 'admin' });
  const { data: staff = [] } = useStaff();
  const { views } = usePreferences().preferences;
  const { data: templates = [] } = useReplyTemplates();

  const way = (id: string, label: string, path: string) => ({
    id,
    label,
    run: () => void navigate(path),
  });
  const screens = placesFor(user.role).flatMap(({ to, label, Icon, sections }) => [
    { ...way(to, label, to), Icon },
    ...sections
      .filter((section) => section.to !== to)
      .map((section) => ({ ...way(section.to, section.label, section.to), Icon, aside: label })),
  ]);
  const found = leads.data?.map(({ id, name, service, phone, submittedAt }) => ({
    ...way(id, name, leadPath(id)),
    detail: `${serviceLabels[service]} · ${phone}`,
    aside: formatAge(submittedAt),
    isOld: leads.isOld,
  }));
  const fitting = (all: readonly Finding[]) =>
    all.filter(({ label, aside = '', words = '' }) => matches(`${label} ${aside} ${words}`, typed));
  const ifTyped = (all: readonly Finding[] = []) => (typed ? all : []);
  const groups: { name: string; findings: readonly Finding[] }[] = [
    ...offered.map(({ name, commands }) => ({
      name,
      findings: fitting(
        commands.map(({ shortcut, ...command }) => ({
          ...command,
          id: `${name} ${command.id}`,
          aside: shortcut,
        })),
      ),
    })),
    {
      name: 'Go to',
      findings: fitting([
        ...screens,
        { ...way(account.to, account.label, account.to), Icon: account.Icon },
        { id: 'logout', label: 'Logout', words: 'log out', run: () => logOut() },
      ]),
    },
    {
      name: 'Views',
      findings: ifTyped(
        fitting(
          [...ourViews, ...views].map(({ name, query }) =>
            way(`view ${name} ${query}`, name, `${backOfficePaths.leads}?${query}`),
          ),
        ),
      ),
    },
    {
      name: 'Leads',
      findings: ifTyped([
        ...(found ?? []),
        way('all leads', `Search all leads for “${typed}”`, listOf({ q: typed })),
      ]),
    },
    {
      name: 'People',
      findings: ifTyped([
        ...fitting(
          people.map(({ id, name, email }) => ({
            ...way(id, name, `${backOfficePaths.users}?user=${id}`),
            aside: email,
          })),
        ),
        ...fitting(
          staff.map(({ id, name }) => way(`owner ${id}`, `Leads of ${name}`, listOf({ owner: id }))),
        ),
      ]),
    },
    {
      name: 'Templates',
      findings: ifTyped(
        fitting(
          templates.map(({ id, name }) => way(id, name, `${backOfficePaths.templates}?template=${id}`)),
        ),
      ),
    },
  ];
  return { typed, groups: groups.filter(({ findings }) => findings.length > 0), leads };
}
