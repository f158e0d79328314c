import { backOfficePaths, type ListedSubmission, savedViewSchema } from '@golghar/contracts';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link, useOutletContext } from 'react-router';
import { atLeast, type Count } from '@/lib/counts';
import { useSession } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { late } from '@/ui/late';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { usePreferences } from '../../leads-core/api/preferences';
import { useOwnerCounts, useViewCounts } from '../../leads-core/api/use-today';
import { useListAddress } from '../../leads-core/hooks/use-list-address';
import { filterNames, viewQuery } from '../../leads-core/model/filters';
import { useInbox } from '../../leads-core/store/inbox';
import { clearSelection, type Selected, selectAll, useSelected } from '../../leads-core/store/selection';
import { ourViews } from '../model/views';

/** The library for forms is no part of the first screen. */
const InlineField = late(async () => ({ default: (await import('@/ui/form/word-form')).InlineField }));

const normalize = (query: string) => viewQuery(new URLSearchParams(query));

const queryOf = (ownerId: string) => normalize(`status=open&owner=${ownerId}`);

const action = 'button button-small button-quiet shrink-0 px-2 lg:min-h-8';

function SaveView({ search }: { search: URLSearchParams }) {
  const { preferences, save } = usePreferences();
  const { views } = preferences;
  const current = viewQuery(search);
  const own = views.find(({ query }) => normalize(query) === current);
  const builtIn = [...ourViews.map(({ query }) => normalize(query)), queryOf(search.get('owner') || 'none')];
  if (builtIn.includes(current)) return null;
  if (own)
    return (
      <button
        type="button"
        aria-label={`Forget the view ${own.name}`}
        onClick={() => save({ views: views.filter((view) => view !== own) })}
        className={action}
      >
        Forget view
      </button>
    );
  return (
    <InlineField
      action="Save view"
      label="Name of the view"
      submit="Save"
      schema={savedViewSchema.shape.name}
      refuse={(name) => {
        if (!navigator.onLine) return 'You are offline. Save the view once you are connected.';
        if (views.some((view) => view.name === name)) return 'There is already a view with this name';
      }}
      onSubmit={(name) => save({ views: [...views, { name, query: current }] })}
      className={action}
    />
  );
}

const chip =
  'inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-control border px-2 text-14 no-underline whitespace-nowrap md:min-h-7 md:px-1.5';
const look = (isCurrent: boolean) =>
  isCurrent ? 'border-ink bg-ink text-bg font-semibold' : 'border-hairline hover:bg-surface';

const item = 'gap-3 no-underline max-md:min-h-11';
const pathOf = (query: string) => `${backOfficePaths.leads}${query && `?${query}`}`;

/** Number of views outside the menu. */
const inLine = 4;

export const ViewBar = memo(function ViewBar({ search }: { search: URLSearchParams }) {
  // Other sections of the leads: on a phone they only fit into the menu.
  const [, ...sections] = useOutletContext<readonly { to: string; label: string }[]>();
  const { views: saved } = usePreferences().preferences;
  const { data: counts } = useViewCounts();
  const { data: owners = [] } = useOwnerCounts();
  const myId = useSession().user?.id;
  const current = viewQuery(search);
  const views = [
    ...ourViews.map(({ view, ...ours }) => ({ ...ours, count: counts?.[view] })),
    ...owners
      .filter(({ owner }) => owner.id !== myId)
      .map(({ owner: { id, name }, ...count }) => ({ name, query: queryOf(id), title: undefined, count })),
    ...saved.map((view) => ({ ...view, title: undefined, count: undefined })),
  ];
  const isCurrent = ({ query }: { query: string }) => normalize(query) === current;
  const others = views.slice(inLine);
  const shown = others.find(isCurrent);
  return (
    <nav aria-label="Views" className="flex shrink-0 gap-1 px-3 py-0.5 lg:py-0">
      <div className="[scrollbar-width:none] flex min-w-0 gap-1 overflow-x-auto">
        {views.slice(0, inLine).map(({ name, query, title, count }) => (
          <Link
            key={name}
            to={pathOf(query)}
            title={title}
            aria-current={isCurrent({ query }) ? 'page' : undefined}
            className={`${chip} ${look(isCurrent({ query }))} focus-visible:-outline-offset-3`}
          >
            {name}{' '}
            <span className="tabular min-w-[1ch] font-normal opacity-80">{count && atLeast(count)}</span>
          </Link>
        ))}
      </div>
      <Menu
        className="max-h-[min(28rem,70dvh)] max-w-72 min-w-52 overflow-y-auto"
        trigger={
          <button
            type="button"
            aria-label={shown ? `${shown.name}; other views` : 'Other views'}
            className={`${chip} ${look(shown !== undefined)} max-w-40`}
          >
            <span className="truncate">{shown ? shown.name : 'More'}</span>
            <ChevronDown aria-hidden size={14} className="shrink-0" />
          </button>
        }
      >
        {others.map(({ name, query, count }) => (
          <MenuItem key={`${name} ${query}`} asChild className={item}>
            <Link to={pathOf(query)} aria-current={isCurrent({ query }) ? 'page' : undefined}>
              <span className="min-w-0 grow truncate">{name}</span>
              <span className="tabular text-14 text-ink-3">{count && atLeast(count)}</span>
            </Link>
          </MenuItem>
        ))}
        {sections.map(({ to, label }) => (
          <MenuItem key={to} asChild className={`${item} text-link md:hidden`}>
            <Link to={to}>{label}</Link>
          </MenuItem>
        ))}
      </Menu>
    </nav>
  );
});

const noFilters = Object.fromEntries([...filterNames, 'sort', 'overdue'].map((name) => [name, '']));

type ToolbarProps = {
  leads: readonly ListedSubmission[];
  total: Count | undefined;
  /** Replaces the heading while leads are selected, so that no row moves. */
  bulkBar: (selected: Selected) => ReactNode;
};

export function ListToolbar({ leads, total, bulkBar }: ToolbarProps) {
  const { params, query, isFiltered, set } = useListAddress();
  const { ids, allOf } = useInbox((state) => state.selection);
  const selected = useSelected(leads, query, total?.count ?? 0);
  const bar = selected.count > 0 && bulkBar(selected);
  const isAll = allOf !== undefined ? ids.size === 0 : leads.length > 0 && ids.size >= leads.length;
  const isSome = allOf !== undefined || ids.size > 0;
  return (
    <div
      className={`flex min-h-9 shrink-0 items-center pr-3 lg:min-h-8 ${bar ? 'bg-note-ground' : 'flex-wrap'}`}
    >
      <label className="grid h-9 w-11 shrink-0 cursor-pointer place-items-center lg:h-8">
        <input
          type="checkbox"
          aria-label="Select all"
          disabled={leads.length === 0}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = isSome && !isAll;
          }}
          onChange={() => (isSome ? clearSelection() : selectAll(leads.map(({ id }) => id)))}
          className="checkbox"
        />
      </label>
      <h2 className={bar ? 'sr-only' : 'min-w-0 grow basis-24 truncate text-17'}>
        All Leads <span className="tabular text-ink-3">({total ? atLeast(total) : '…'})</span>
      </h2>
      {bar}
      {isFiltered && !bar && (
        <Button size="small" look="quiet" className="px-2 lg:min-h-8" onClick={() => set(noFilters)}>
          Clear filters
        </Button>
      )}
      {!bar && (
        <span className="ml-auto -mr-2">
          <SaveView search={params} />
        </span>
      )}
    </div>
  );
}
