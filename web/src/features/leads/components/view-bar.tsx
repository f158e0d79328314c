import { backOfficePaths, promiseHours, savedViewSchema } from '@golghar/contracts';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { InlineField } from '@/ui/inline-field';
import { usePreferences } from '../api/preferences';
import { viewQuery } from '../model/filters';

const ours = [
  { name: 'All', query: '' },
  { name: 'New', query: 'status=new' },
  { name: 'Overdue', query: 'overdue=1', title: `Still new after ${promiseHours} business hours` },
  { name: 'In Progress', query: 'status=in_progress' },
];

const chip = 'inline-flex min-h-9 items-center rounded-control border px-2.5 text-14 no-underline';
const look = (isCurrent: boolean) =>
  isCurrent ? 'border-ink bg-ink text-bg font-semibold' : 'border-hairline hover:bg-surface';

/** Lists that one comes back to: ours, and those that this person has named. */
export function ViewBar({ search }: { search: URLSearchParams }) {
  const { preferences, save } = usePreferences();
  const current = viewQuery(search);
  const { views } = preferences;
  const isTaken = (name: string) => views.some((view) => view.name === name);
  const isNamed = [...ours, ...views].some(({ query }) => query === current);
  return (
    <nav aria-label="Views" className="flex flex-wrap items-center gap-1.5">
      {ours.map(({ name, query, title }) => (
        <Link
          key={name}
          to={`${backOfficePaths.leads}${query && `?${query}`}`}
          title={title}
          aria-current={query === current ? 'page' : undefined}
          className={`${chip} ${look(query === current)}`}
        >
          {name}
        </Link>
      ))}
      {views.map(({ name, query }) => (
        <span key={name} className="inline-flex">
          <Link
            to={`${backOfficePaths.leads}?${query}`}
            aria-current={query === current ? 'page' : undefined}
            className={`${chip} max-w-48 rounded-r-none border-r-0 ${look(query === current)}`}
          >
            <span className="truncate">{name}</span>
          </Link>
          <button
            type="button"
            aria-label={`Forget the view ${name}`}
            onClick={() => save({ ...preferences, views: views.filter((view) => view.name !== name) })}
            className="grid size-9 place-items-center rounded-r-control border border-hairline text-ink-3 hover:bg-surface"
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
          refuse={(name) => (isTaken(name) ? 'There is a view of this name' : undefined)}
          onSubmit={(name) => save({ ...preferences, views: [...views, { name, query: current }] })}
          className={`${chip} border-dashed border-field-border hover:bg-surface`}
        />
      )}
    </nav>
  );
}
