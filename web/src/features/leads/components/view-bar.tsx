import { backOfficePaths, type LeadView, savedViewSchema } from '@golghar/contracts';
import { X } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { InlineField } from '@/ui/inline-field';
import { usePreferences } from '../api/preferences';
import { useCurrentUser } from '../api/use-current-user';
import { useViewCounts } from '../api/use-view-counts';
import { viewQuery } from '../model/filters';
import { isPersonal, PeopleMenu } from './people-menu';

type View = { view: LeadView; name: string; query: string; title?: string };

/** Whose leads, the statuses, and what is to be done first. */
const ours: View[] = [
  { view: 'all', name: 'All', query: '' },
  { view: 'mine', name: 'Mine', query: 'status=open&owner=me', title: 'Your open leads' },
  { view: 'unassigned', name: 'Unassigned', query: 'status=open&owner=none', title: 'Open leads of nobody' },
  { view: 'new', name: 'New', query: 'status=new' },
  { view: 'overdue', name: 'Overdue', query: 'due=overdue&sort=due', title: 'The promised answer is late' },
  { view: 'in_progress', name: 'In Progress', query: 'status=in_progress' },
  { view: 'pending', name: 'Pending', query: 'status=pending' },
  { view: 'delivered', name: 'Closed', query: 'status=delivered' },
  { view: 'lost', name: 'Not Interested', query: 'status=lost' },
];

const chip =
  'inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-control border px-2 text-14 no-underline whitespace-nowrap md:min-h-7';
const look = (isCurrent: boolean) =>
  isCurrent ? 'border-ink bg-ink text-bg font-semibold' : 'border-hairline hover:bg-surface';

/** Lists that one comes back to, with how many leads they have: ours, and those that this person has named. */
export const ViewBar = memo(function ViewBar({ search }: { search: URLSearchParams }) {
  const { preferences, save } = usePreferences();
  const { data: counts } = useViewCounts();
  const canDelete = useCurrentUser()?.role !== 'sales_executive';
  const current = viewQuery(search);
  const sameAs = (query: string) => viewQuery(new URLSearchParams(query)) === current;
  const { views } = preferences;
  const isTaken = (name: string) => views.some((view) => view.name === name);
  const isNamed = [...ours, ...views].some(({ query }) => sameAs(query)) || isPersonal(search);
  const countOf = (view: LeadView) => {
    const known = counts?.[view];
    return (
      <span className="tabular min-w-[1ch] font-normal opacity-80">
        {known ? `${known.count.toLocaleString('en-IN')}${known.isExact ? '' : '+'}` : ''}
      </span>
    );
  };
  return (
    <nav
      aria-label="Views"
      className="no-scrollbar flex shrink-0 items-center gap-1 overflow-x-auto px-3 py-0.5 lg:flex-wrap lg:py-0 lg:overflow-visible"
    >
      {ours.map(({ view, name, query, title }) => (
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
          <button
            type="button"
            aria-label={`Forget the view ${name}`}
            onClick={() => save({ views: views.filter((view) => view.name !== name) })}
            className="grid size-9 place-items-center rounded-r-control border border-hairline text-ink-3 hover:bg-surface md:size-7"
          >
            <X aria-hidden size={14} />
          </button>
        </span>
      ))}
      {!isNamed && (
        <InlineField
          action="Save this view"
          label="Name of the view"
          submit="Save"
          schema={savedViewSchema.shape.name}
          refuse={(name) => (isTaken(name) ? 'There is already a view with this name' : undefined)}
          onSubmit={(name) => save({ views: [...views, { name, query: current }] })}
          className={`${chip} border-dashed border-field-border hover:bg-surface`}
        />
      )}
    </nav>
  );
});
