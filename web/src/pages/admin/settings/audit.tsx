import { auditActionNames, auditActions } from '@golghar/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router';
import { AuditEntryRow, type AuditFilters, auditQuery } from '@/features/audit/components/audit-entry';
import { readForStaff } from '@/features/session/api/session';
import { namedOptions, Select } from '@/ui/form/select';
import { QueryList } from '@/ui/query-state';

const filtersOf = (search: URLSearchParams): AuditFilters => {
  const action = auditActionNames.find((name) => name === search.get('action'));
  const actor = search.get('actor');
  return { ...(actor && { actor }), ...(action && { action }) };
};

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  readForStaff((client) => [
    client.ensureInfiniteQueryData(auditQuery(filtersOf(new URL(request.url).searchParams))),
  ]);

export default function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const { actor = '', action = '' } = filters;
  // Always refetched: the log must be current.
  const log = useInfiniteQuery({ ...auditQuery(filters), placeholderData: keepPreviousData, staleTime: 0 });
  const actors = log.data?.pages[0]?.actors ?? [];
  const actions = auditActionNames.map((id) => ({ id, name: auditActions[id] }));
  const choices = [
    { name: 'actor', label: 'Person', value: actor, options: namedOptions('Everybody', actors) },
    { name: 'action', label: 'What was done', value: action, options: namedOptions('Everything', actions) },
  ];
  const set = (name: string, value: string) =>
    setSearch((current) => {
      if (value) current.set(name, value);
      else current.delete(name);
      return current;
    });

  return (
    <div className="max-w-[70rem]">
      <p className="mt-4 max-w-[65ch] text-ink-2">
        Who signed in, changed, exported or deleted what. It is kept for two years and nobody can change it
        here.
      </p>
      <div className="mt-5 mb-4 flex flex-wrap gap-3">
        {choices.map(({ name, label, value, options }) => (
          <Select
            key={name}
            aria-label={label}
            value={value}
            onChange={(event) => set(name, event.target.value)}
            options={options}
            className="w-auto text-15"
          />
        ))}
      </div>
      <QueryList
        query={log}
        failed="Error loading the audit log"
        none="No entries match."
        items={log.data?.pages.flatMap(({ entries }) => entries)}
      >
        {(entry) => <AuditEntryRow key={entry.id} {...entry} />}
      </QueryList>
    </div>
  );
}
