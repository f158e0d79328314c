import { backOfficePaths, type LeadView, savedViewSchema } from '@golghar/contracts';
import { ChevronDown, X } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { atLeast } from '@/lib/counts';
import { InlineField } from '@/ui/form/inline-field';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { usePreferences } from '../../leads-core/api/preferences';
import { useCurrentUser, useIsManager } from '../../leads-core/api/use-staff';
import { useOwnerCounts, useViewCounts } from '../../leads-core/api/use-today';
import { viewQuery } from '../../leads-core/model/filters';

type View = { view: LeadView; name: string; query: string; title?: string };

/** Whose leads, the statuses, and what is to be done first. */
const ourViews: readonly View[] = [
  { view: 'all', name: 'All', query: '' },
  { view: 'mine', name: 'Mine', query: 'status=open&owner=me', title: 'Your open leads' },
  { view: 'unassigned', name: 'Unassigned', query: 'status=open&owner=none', title: 'Open leads of nobody' },
  { view: 'new', name: 'New', query: 'status=new' },
  {
    view: 'overdue',
    name: 'Overdue',
    query: 'due=overdue&sort=due',
    title: 'Promised answers and planned steps that are late',
  },
  { view: 'in_progress', name: 'In Progress', query: 'status=in_progress' },
  { view: 'pending', name: 'Pending', query: 'status=pending' },
  { view: 'delivered', name: 'Closed', query: 'status=delivered' },
  { view: 'lost', name: 'Not Interested', query: 'status=lost' },
];

const queryOf = (ownerId: string) => viewQuery(new URLSearchParams({ status: 'open', owner: ownerId }));

/** Whether a list is that of one person's open leads. */
function isPersonal(search: URLSearchParams): boolean {
  const owner = search.get('owner');
  return owner !== null && viewQuery(search) === queryOf(owner);
}

type PeopleMenuProps = { owner: string | null; className: string; look: (isCurrent: boolean) => string };

/** The open leads of each colleague, with how many they are. */
function PeopleMenu({ owner, className, look }: PeopleMenuProps) {
  const myId = useCurrentUser()?.id;
  const { data = [] } = useOwnerCounts();
  const others = data.filter(({ owner: { id } }) => id !== myId);
  const shown = others.find(({ owner: { id } }) => id === owner);
  if (others.length === 0) return null;
  return (
    <Menu
      align="start"
      className="max-h-80 max-w-72 min-w-52 overflow-y-auto"
      trigger={
        <button
          type="button"
          aria-label={shown ? `Leads of ${shown.owner.name}; others` : 'Leads of a colleague'}
          className={`${className} ${look(shown !== undefined)} max-w-48`}
        >
          <span className="truncate">{shown ? shown.owner.name : 'People'}</span>
          <ChevronDown aria-hidden size={14} className="shrink-0" />
        </button>
      }
    >
      {others.map(({ owner: { id, name }, count, isExact }) => (
        <MenuItem key={id} asChild className="gap-3 no-underline max-md:min-h-11">
          <Link to={`${backOfficePaths.leads}?${queryOf(id)}`}>
            <span className="min-w-0 grow truncate">{name}</span>
            <span className="tabular text-14 text-ink-3">{atLeast({ count, isExact })}</span>
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Gives the list as it is now a name to come back by, unless it is one of the views already. */
export function SaveView({ search }: { search: URLSearchParams }) {
  const { preferences, save } = usePreferences();
  const { views } = preferences;
  const current = viewQuery(search);
  const isNamed = [...ourViews, ...views].some(
    ({ query }) => viewQuery(new URLSearchParams(query)) === current,
  );
  if (isNamed || isPersonal(search)) return null;
  return (
    <InlineField
      action="Save view"
      label="Name of the view"
      submit="Save"
      schema={savedViewSchema.shape.name}
      refuse={(name) =>
        views.some((view) => view.name === name) ? 'There is already a view with this name' : undefined
      }
      onSubmit={(name) => save({ views: [...views, { name, query: current }] })}
      className="button button-small button-quiet shrink-0 px-2 lg:min-h-8"
    />
  );
}

const chip =
  'inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-control border px-2 text-14 no-underline whitespace-nowrap md:min-h-7';
const look = (isCurrent: boolean) =>
  isCurrent ? 'border-ink bg-ink text-bg font-semibold' : 'border-hairline hover:bg-surface';

/** Lists that one comes back to, with how many leads they have: ours, and those that this person has named. */
export const ViewBar = memo(function ViewBar({ search }: { search: URLSearchParams }) {
  const { preferences, save } = usePreferences();
  const { data: counts } = useViewCounts();
  const canDelete = useIsManager();
  const current = viewQuery(search);
  const sameAs = (query: string) => viewQuery(new URLSearchParams(query)) === current;
  const { views } = preferences;
  const countOf = (view: LeadView) => {
    const known = counts?.[view];
    return <span className="tabular min-w-[1ch] font-normal opacity-80">{known && atLeast(known)}</span>;
  };
  return (
    <nav
      aria-label="Views"
      className="flex [scrollbar-width:none] shrink-0 items-center gap-1 overflow-x-auto px-3 py-0.5 lg:flex-wrap lg:py-0 lg:overflow-visible"
    >
      {ourViews.map(({ view, name, query, title }) => (
        <Link
          key={view}
          to={`${backOfficePaths.leads}${query && `?${query}`}`}
          title={title}
          aria-current={sameAs(query) ? 'page' : undefined}
          className={`${chip} ${look(sameAs(query))}`}
        >
          {name} {countOf(view)}
        </Link>
      ))}
      {canDelete && (
        <Link to={backOfficePaths.deletedLeads} className={`${chip} ${look(false)}`}>
          Deleted {countOf('deleted')}
        </Link>
      )}
      <PeopleMenu owner={search.get('owner')} className={chip} look={look} />
      {views.map(({ name, query }) => (
        <span key={name} className="inline-flex shrink-0">
          <Link
            to={`${backOfficePaths.leads}?${query}`}
            aria-current={sameAs(query) ? 'page' : undefined}
            className={`${chip} max-w-48 rounded-r-none border-r-0 ${look(sameAs(query))}`}
          >
            <span className="truncate">{name}</span>
          </Link>
          <IconButton
            label={`Forget the view ${name}`}
            onClick={() => save({ views: views.filter((view) => view.name !== name) })}
            className="size-9 rounded-r-control border border-hairline text-ink-3 md:size-7"
            Icon={X}
            iconSize={14}
          />
        </span>
      ))}
    </nav>
  );
});
