import {
  api,
  formatMinutes,
  formatMoney,
  grouped,
  type Owner,
  type SubmissionFilter,
  statusLabels,
  type TeamMember,
} from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { operationQuery } from '@/lib/api/operations';
import { atLeast, counted } from '@/lib/counts';
import { agencyDay } from '@/lib/dates';
import { IconButton } from '@/ui/icon-button';
import { QueryState } from '@/ui/query-state';
import { Table } from '@/ui/table';
import { changeSelected, useBulkProgress } from '../../leads-core/api/bulk-change';
import { setOwner } from '../../leads-core/api/lead-changes';
import { knownLeads } from '../../leads-core/api/lead-mutation';
import { usePreferences } from '../../leads-core/api/preferences';
import { useViewCounts } from '../../leads-core/api/use-today';
import { AssignDialog } from '../../leads-core/components/late-assign-dialog';
import { useDragged, useDropTarget } from '../../leads-core/hooks/use-drag';
import { leadsAddress } from '../../leads-core/model/filters';
import { bufferForDialog } from '../../leads-core/store/inbox';

/** Open leads, which can be reassigned together. */
const workColumns = [
  { name: 'Open', figure: 'open', lead: 'open lead', filter: { status: 'open' } },
  { name: 'Overdue', figure: 'overdue', lead: 'overdue lead', filter: { due: 'overdue' } },
  { name: 'Due today', figure: 'today', lead: 'lead due today', filter: { due: 'today' } },
] as const;

const columns = [
  'Owner',
  ...workColumns.map(({ name }) => name),
  'First contact, median',
  `${statusLabels.delivered} this month`,
];

/** Somebody's leads to be reassigned. */
type Share = { filter: SubmissionFilter; words: string; owner: Owner | null };

type FigureProps = { text: string; to: string; share: Share | undefined; onAsk: (share: Share) => void };

const figureLink = 'min-w-6 py-1 no-underline hover:underline';

/** A figure that links to its leads; open work can be dragged onto a colleague, or reassigned by key or press. */
function Figure({ text, to, share, onAsk }: FigureProps) {
  const { shortcuts } = usePreferences().preferences;
  const figure = useDragged<HTMLSpanElement>(share && { filter: share.filter });
  const onKeyDown = (event: KeyboardEvent) => {
    const isOther = event.key.toLowerCase() !== 'a' || event.ctrlKey || event.metaKey || event.altKey;
    if (!share || !shortcuts || isOther) return;
    event.preventDefault();
    onAsk(share);
  };
  return (
    <span
      ref={figure}
      className={`group flex items-center justify-end data-dragged:opacity-50 ${share ? 'cursor-grab' : ''}`}
    >
      {share && (
        <IconButton
          label={`Assign ${share.words}`}
          title="Assign (A)"
          onClick={() => onAsk(share)}
          className="size-6 text-ink-3 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
          Icon={UserRoundPlus}
          iconSize={16}
        />
      )}
      <Link
        to={to}
        draggable={false}
        aria-keyshortcuts={share && 'A'}
        onKeyDown={onKeyDown}
        className={`${figureLink} block`}
      >
        {text}
      </Link>
    </span>
  );
}

function assign(filter: SubmissionFilter, owner: Owner | null, ownerNote?: string): void {
  const ownerId = owner?.id ?? null;
  if (filter.owner === (ownerId ?? 'none')) return;
  changeSelected({ selection: { filter }, shown: [] }, { ownerId, ownerNote });
}

type RowProps = Pick<FigureProps, 'onAsk'> & { member: TeamMember };

/** A colleague, or nobody, with their workload; a drop target that assigns the dragged leads. */
const TeamRow = memo(function TeamRow({ member, onAsk }: RowProps) {
  const { owner, medianMinutes, won, wonValue } = member;
  const row = useDropTarget<HTMLTableRowElement>(({ leadId = '', filter }) => {
    const lead = knownLeads().get(leadId);
    if (lead) setOwner(lead, owner);
    else if (filter) assign(filter, owner);
  });
  const [id, ofOwner] = owner ? [owner.id, `of ${owner.name}`] : ['none', 'without an owner'];
  return (
    <tr ref={row} className="*:[td]:py-0 data-over:*:bg-note-ground">
      <th scope="row" className="wrap-break-word">
        {owner?.name ?? 'Nobody'}
      </th>
      {workColumns.map(({ name, figure, lead, filter }) => {
        const count = member[figure];
        const words = `${counted(count, lead, lead.replace('lead', 'leads'))} ${ofOwner}`;
        const own = { ...filter, owner: id };
        return (
          <td key={name}>
            <Figure
              text={grouped(count)}
              to={leadsAddress({ ...own, ...('due' in filter && { sort: 'due' }) })}
              share={count > 0 ? { filter: own, words, owner } : undefined}
              onAsk={onAsk}
            />
          </td>
        );
      })}
      <td>{formatMinutes(medianMinutes)}</td>
      <td>
        <Link
          to={leadsAddress({ wonSince: `${agencyDay().slice(0, 7)}-01`, owner: id })}
          className={`${figureLink} inline-block`}
        >
          {grouped(won)}
          {wonValue > 0 && `, ${formatMoney(wonValue)}`}
        </Link>
      </td>
    </tr>
  );
});

export function OverdueLink() {
  const overdue = useViewCounts().data?.overdue;
  return (
    <Link to={leadsAddress({ due: 'overdue', sort: 'due' })} className="py-1 font-semibold text-link">
      Everything overdue {overdue && `(${atLeast(overdue)})`}
    </Link>
  );
}

/** The workload of each colleague, and this month's results. It stays in view while leads are dragged onto somebody. */
export function TeamTable() {
  const query = useQuery(operationQuery(api.team, { staleTime: 60_000 }));
  const { isPending, progress } = useBulkProgress();
  const [asked, setAsked] = useState<Share>();
  // The press is answered before the dialog is rendered; it closes at once.
  const isRendered = useDeferredValue(asked) === asked;
  const ask = useCallback((share: Share) => {
    setAsked(share);
    bufferForDialog();
  }, []);
  const members = query.data?.members ?? [];
  if (query.isSuccess && members.length === 0) return null;
  return (
    <section
      aria-labelledby="team"
      className="dragging:sticky dragging:bottom-0 dragging:z-30 dragging:max-h-[60dvh] dragging:overflow-y-auto dragging:border-t dragging:border-hairline dragging:bg-bg print:hidden"
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
          <Table columns={columns} className="figure-table min-w-[28rem]">
            {members.map((member) => (
              <TeamRow key={member.owner?.id ?? 'none'} member={member} onAsk={ask} />
            ))}
          </Table>
        </div>
      )}
      <p className="mt-1 text-14 text-ink-2 pointer-coarse:hidden">
        To share the work, drag a lead or a figure onto a colleague, or press A on a figure.
      </p>
      {asked && isRendered && (
        <AssignDialog
          title={`Assign ${asked.words}`}
          draft="owner of a share"
          current={asked.owner}
          onChoose={(owner, note) => assign(asked.filter, owner, note)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
