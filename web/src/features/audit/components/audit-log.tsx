import {
  type AuditEntry,
  agency,
  api,
  auditActionNames,
  auditActions,
  deletedLeadPath,
  leadPath,
} from '@golghar/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, Link, useSearchParams } from 'react-router';
import { operationPages } from '@/lib/api/operations';
import { formatMoment } from '@/lib/dates';
import { readForStaff } from '@/lib/session/current-user';
import { namedOptions, type Options, Select } from '@/ui/form/select';
import { QueryList } from '@/ui/query-state';

/** Empty for all; anything but an action is none. */
const filtersOf = (search: URLSearchParams) => ({
  actor: search.get('actor') ?? '',
  action: auditActionNames.find((name) => name === search.get('action')),
});

const auditQuery = (search: URLSearchParams) => operationPages(api.listAudit, { query: filtersOf(search) });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  readForStaff(auditQuery(new URL(request.url).searchParams));

function AuditEntryRow({ actor, action, subject, detail, address, at }: AuditEntry) {
  const isLead = subject?.name.startsWith(`${agency.referencePrefix}-`);
  const pathOf = action === 'lead_deleted' ? deletedLeadPath : leadPath;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-hairline py-2.5">
      <time dateTime={at} className="tabular w-36 shrink-0 text-14 text-ink-3">
        {formatMoment(at)}
      </time>
      <p className="min-w-0 grow basis-72 wrap-anywhere">
        <strong className="font-semibold">{actor.name}</strong> {auditActions[action]}
        {subject && ' '}
        {subject && isLead ? (
          // It may have been erased since.
          <Link to={pathOf(subject.id)} className="text-link tabular">
            {subject.name}
          </Link>
        ) : (
          subject?.name
        )}
        {detail && <span className="text-ink-2">: {detail}</span>}
        {address && <span className="tabular text-14 text-ink-3"> from {address}</span>}
      </p>
    </li>
  );
}

export default function AuditLog() {
  const [search, setSearch] = useSearchParams();
  const { actor, action = '' } = filtersOf(search);
  // Always refetched: the log must be current.
  const log = useInfiniteQuery({ ...auditQuery(search), placeholderData: keepPreviousData, staleTime: 0 });
  const actors = log.data?.pages[0]?.actors ?? [];
  const actions: Options = [['', 'Everything'], ...Object.entries(auditActions)];
  const choices = [
    { name: 'actor', label: 'Person', value: actor, options: namedOptions('Everybody', actors) },
    { name: 'action', label: 'What was done', value: action, options: actions },
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
