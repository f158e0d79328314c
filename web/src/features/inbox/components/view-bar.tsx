import { backOfficePaths, type LeadView } from '@golghar/contracts';
import { X } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { IconButton } from '@/ui/icon-button';
import { usePreferences } from '../../leads-core/api/preferences';
import { useCurrentUser } from '../../leads-core/api/use-staff';
import { useViewCounts } from '../../leads-core/api/use-today';
import { viewQuery } from '../../leads-core/model/filters';
import { ourViews } from '../model/views';
import { PeopleMenu } from './people-menu';

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
