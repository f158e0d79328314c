import { type LeadStatus, type ListedSubmission, leadStatuses } from '@golghar/contracts';
import { useLeads } from '../../leads-core/api/lead-cache';
import { useShown } from '../../leads-core/api/lead-mutation';
import { addressQuery } from '../../leads-core/model/filters';
import { type ListQuery, leadsOf } from '../../leads-core/model/lead-lists';

type BoardColumns = Record<LeadStatus, ListedSubmission[]>;

/**
 * Groups the leads of several lists by their current status: a lead just moved is in its new column even before the server's
 * list has been refetched. Newest first in each column.
 */
export function columnsOf(leads: readonly ListedSubmission[]): BoardColumns {
  const columns = Object.fromEntries(leadStatuses.map((status) => [status, []])) as unknown as BoardColumns;
  const known = new Set<string>();
  for (const lead of [...leads].sort((a, b) => b.version - a.version)) {
    if (known.has(lead.id)) continue;
    known.add(lead.id);
    columns[lead.status].push(lead);
  }
  for (const column of Object.values(columns))
    column.sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  return columns;
}

/** Total value of a column's leads, as far as they are loaded. */
export const sumOf = (leads: readonly ListedSubmission[]): number =>
  leads.reduce((sum, { value }) => sum + (value ?? 0), 0);

/**
 * The lead in the same row of the next non-empty column, or its last one if that is shorter; for an id not on the board, the
 * board's first.
 */
export function besideOnBoard(
  columns: BoardColumns,
  id: string,
  direction: 'left' | 'right',
): string | undefined {
  const place = leadStatuses.findIndex((status) => columns[status].some((lead) => lead.id === id));
  const own = leadStatuses[place];
  const row = own ? columns[own].findIndex((lead) => lead.id === id) : 0;
  const order =
    direction === 'right'
      ? leadStatuses.slice(place + 1)
      : leadStatuses.slice(0, Math.max(place, 0)).reverse();
  const target = order.map((status) => columns[status]).find((leads) => leads.length > 0);
  return target?.[Math.min(row, target.length - 1)]?.id;
}

export function boardQuery(search: URLSearchParams): Omit<ListQuery, 'status'> {
  const { status: _, sort: __, ...query } = addressQuery(search);
  return query;
}

/** The leads of a board: one list for each status, regrouped by current status. */
export function useBoard(query: Omit<ListQuery, 'status'>) {
  const lists: Record<LeadStatus, ReturnType<typeof useLeads>> = {
    new: useLeads({ ...query, status: 'new' }),
    in_progress: useLeads({ ...query, status: 'in_progress' }),
    pending: useLeads({ ...query, status: 'pending' }),
    delivered: useLeads({ ...query, status: 'delivered' }),
    lost: useLeads({ ...query, status: 'lost' }),
  };
  const pages = useShown(leadStatuses.map((status) => lists[status].data)) ?? [];
  return { columns: columnsOf(pages.flatMap((each) => leadsOf(each))), lists };
}
