import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { api, backOfficePaths, type Owner, type SubmissionFilter } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { operationQuery } from '@/lib/api/operations';
import { atLeast, grouped } from '@/lib/counts';
import { late } from '@/ui/late';
import { QueryState } from '@/ui/query-state';
import { changeSelected, useBulkProgress } from '../../leads-core/api/bulk-change';
import { findLead } from '../../leads-core/api/lead-cache';
import { setOwner } from '../../leads-core/api/lead-changes';
import { useViewCounts } from '../../leads-core/api/use-today';
import type { Dragged } from '../../leads-core/hooks/use-drag';
import { bufferForDialog } from '../../leads-core/store/inbox';
import { teamColumns } from '../model/team';
import { type Share, TeamRow } from './team-row';

const AssignDialog = late(() => import('../../leads-core/dialogs/assign-dialog'));

function useIsDragging(): boolean {
  const [isDragging, setIsDragging] = useState(false);
  useEffect(
    () =>
      monitorForElements({
        onDragStart: () => setIsDragging(true),
        onDrop: () => setIsDragging(false),
      }),
    [],
  );
  return isDragging;
}

/** The overdue leads of all colleagues, by one press. */
export function OverdueLink() {
  const overdue = useViewCounts().data?.overdue;
  return (
    <Link to={`${backOfficePaths.leads}?due=overdue&sort=due`} className="py-1 font-semibold text-link">
      Everything overdue {overdue && `(${atLeast(overdue)})`}
    </Link>
  );
}

/**
 * Workload and this month's results of each colleague; figures link to their leads. Leads, or all leads behind a figure, can be
 * dragged onto a colleague, or assigned by keyboard. The table stays in view while dragging.
 */
export function TeamTable() {
  const query = useQuery(operationQuery(api.team, { staleTime: 60_000 }));
  const { isPending, progress } = useBulkProgress();
  const [asked, setAsked] = useState<Share>();
  const isDragging = useIsDragging();
  const members = query.data?.members ?? [];
  if (query.isSuccess && members.length === 0) return null;
  const give = (filter: SubmissionFilter, owner: Owner | null, ownerNote?: string) => {
    const ownerId = owner?.id ?? null;
    if (filter.owner === (ownerId ?? 'none')) return;
    changeSelected({ selection: { filter }, shown: [] }, { ownerId, ...(ownerNote && { ownerNote }) });
  };
  const ask = (share: Share) => {
    setAsked(share);
    bufferForDialog();
  };
  const drop = ({ leadId = '', filter }: Dragged, owner: Owner | null) => {
    const lead = findLead(leadId);
    if (lead) setOwner(lead, owner);
    else if (filter) give(filter, owner);
  };
  return (
    <section
      aria-labelledby="team"
      className={`print:hidden ${isDragging ? 'sticky bottom-0 z-30 max-h-[60dvh] overflow-y-auto border-t border-hairline bg-bg' : ''}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="team" className="mr-auto text-17">
          Team
        </h2>
        <p role="status" className="tabular text-14">
          {isPending && progress && `Assigned: ${grouped(progress.done)} of ${grouped(progress.total)}`}
        </p>
      </div>
      <QueryState query={query} failed="The team could not be loaded" isQuiet />
      {query.data && (
        <div className="scroll-edges relative mt-1">
          <table className="tabular w-full min-w-[28rem] border-collapse text-14">
            <thead>
              <tr className="border-b border-ink text-left align-bottom">
                <th scope="col" className="py-1 pr-2 font-semibold">
                  Owner
                </th>
                {teamColumns().map(({ name }) => (
                  <th key={name} scope="col" className="px-1 py-1 text-right font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {members.map((member) => (
                <TeamRow key={member.owner?.id ?? 'none'} member={member} onDrop={drop} onAsk={ask} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="mt-1 text-14 text-ink-2 pointer-coarse:hidden">
        To share the work, drag a lead or a figure onto a colleague, or press A on a figure.
      </p>
      {asked && (
        <AssignDialog
          title={`Assign ${asked.words}`}
          draft="owner of a share"
          current={asked.owner}
          onChoose={(owner, note) => give(asked.filter, owner, note)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
