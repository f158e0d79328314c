import { backOfficePaths, savedViewSchema } from '@golghar/contracts';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { usePreferences } from '../api/preferences';
import { viewQuery } from '../model/filters';

const ours = [
  { name: 'All', query: '' },
  { name: 'New', query: 'status=new' },
  { name: 'Overdue', query: 'overdue=1', title: 'Still new after four business hours' },
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
        <SaveView
          isTaken={(name) => views.some((view) => view.name === name)}
          onSave={(name) => save({ ...preferences, views: [...views, { name, query: current }] })}
        />
      )}
    </nav>
  );
}

function SaveView({
  isTaken,
  onSave,
}: {
  isTaken: (name: string) => boolean;
  onSave: (name: string) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = savedViewSchema.shape.name.safeParse(field.current?.value);
    if (!name.success) return setError(name.error.issues[0]?.message);
    if (isTaken(name.data)) return setError('There is a view of this name');
    onSave(name.data);
    setIsOpen(false);
  };
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={`${chip} gap-1 border-dashed border-field-border hover:bg-surface`}
      >
        <Plus aria-hidden size={14} />
        Save this view
      </button>
    );
  return (
    <form onSubmit={save} className="flex flex-wrap items-center gap-1.5">
      <input
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was just pressed
        autoFocus
        aria-label="Name of the view"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'view-error'}
        className="field min-h-9 w-40 px-2 py-0 text-14"
        onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
      />
      <button type="submit" className="button button-small button-secondary">
        Save
      </button>
      {error && (
        <span id="view-error" role="alert" className="text-14 font-semibold text-danger">
          {error}
        </span>
      )}
    </form>
  );
}
