import { api, type DeletedSubmission, leadPath, serviceLabels } from '@golghar/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '@/lib/api/api-error';
import { operationPages, useOperation } from '@/lib/api/operations';
import { counted } from '@/lib/counts';
import { takeFocus } from '@/lib/scroll';
import { readForStaff } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { ListTime } from '@/ui/list-time';
import { QueryList } from '@/ui/query-state';
import { restoreLead } from '../../leads-core/api/lead-changes';
import { useIsChanging } from '../../leads-core/api/lead-mutation';
import { refreshLeads, useLead } from '../../leads-core/api/lead-queries';
import { GoneLead } from '../../leads-core/components/gone-lead';
import { EraseButton } from '../../leads-core/dialogs/erase-button';
import { daysUntil } from '../../leads-core/model/lead-words';

/** The wanted lead is the one that the URL asks for. */
function DeletedLeadRow({ lead, isWanted }: { lead: DeletedSubmission; isWanted: boolean }) {
  const { mutate: erase } = useOperation(api.eraseSubmission, {
    about: lead.name,
    done: { title: 'Lead erased', text: 'It is gone for good, with its notes.' },
    failed: 'The lead was not erased. Please try again.',
    onSettled: () => refreshLeads(),
  });
  const { by, at, erasedAt } = lead.deletion;
  const days = daysUntil(erasedAt);
  return (
    <li
      ref={isWanted ? takeFocus : undefined}
      tabIndex={isWanted ? -1 : undefined}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-2 py-3 outline-none ${isWanted ? 'bg-note-ground' : ''}`}
    >
      <div className="min-w-0 grow basis-64">
        <h2 className="truncate font-body text-15 font-semibold" title={lead.name}>
          {lead.name}
        </h2>
        <p className="truncate text-ink-2">
          {[serviceLabels[lead.service], lead.phone, lead.message].filter(Boolean).join(' · ')}
        </p>
        <p className="text-14 text-ink-3">
          Deleted{by && ` by ${by.name}`}, <ListTime at={at} /> ·{' '}
          <span className={days <= 3 ? 'font-semibold text-danger' : ''}>{counted(days, 'day')} left</span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          disabled={useIsChanging(lead.id)}
          aria-label={`Restore ${lead.name}`}
          size="small"
          className="min-h-11 md:min-h-9"
          onClick={() => void restoreLead(lead)}
        >
          Restore
        </Button>
        <EraseButton
          aria-label={`Erase ${lead.name} now`}
          className="min-h-11 text-danger md:min-h-9"
          title={`Erase the lead of ${lead.name} for good?`}
          text="The lead, its notes and its history are deleted now and cannot be brought back."
          onErase={() => erase({ params: { id: lead.id } })}
        >
          Erase now
        </EraseButton>
      </div>
    </li>
  );
}

/** Status of a deleted lead that isn't among the loaded ones: on a later page, restored, or erased. */
function WantedDeletion({ id }: { id: string }) {
  const { data, error } = useLead(id);
  if (data)
    return (
      <p className="mb-4 bg-note-ground p-4">
        The lead of {data.name} has been restored.{' '}
        <Link to={leadPath(id)} className="text-link">
          Open it
        </Link>
      </p>
    );
  if (!(error instanceof ApiError) || error.status !== 404) return null;
  return (
    <div className="mb-4 bg-note-ground">
      <GoneLead id={id} name={undefined} deletion={error.wire?.deletion} heading="h2" />
    </div>
  );
}

const deletedLeadsQuery = operationPages(api.listDeleted);

export const clientLoader = () => readForStaff(deletedLeadsQuery);

export default function DeletedLeads() {
  const query = useInfiniteQuery(deletedLeadsQuery);
  const leads = query.data?.pages.flatMap(({ submissions }) => submissions);
  const wantedId = useSearchParams()[0].get('lead');
  return (
    <div className="max-w-[60rem]">
      <p className="my-4 text-ink-2">
        A deleted lead can be restored for 30 days. Then it is erased with its notes.
      </p>
      {wantedId && leads?.every(({ id }) => id !== wantedId) && <WantedDeletion id={wantedId} />}
      <QueryList
        query={query}
        label="Deleted leads"
        failed="Error loading the deleted leads"
        none="Nothing was deleted in the last 30 days."
        items={leads}
      >
        {(lead) => <DeletedLeadRow key={lead.id} lead={lead} isWanted={lead.id === wantedId} />}
      </QueryList>
    </div>
  );
}
