import type { LeadStatus } from '@golghar/contracts';
import { useMemo } from 'react';
import { useShown } from '../../leads-core/api/lead-mutation';
import { useLeads } from '../../leads-core/api/use-leads';
import { addressQuery } from '../../leads-core/model/filters';
import type { ListQuery } from '../../leads-core/model/lead-keys';
import { leadsOf } from '../../leads-core/model/lead-order';
import { columnsOf } from '../model/board';

/** What the columns of a board at this address are asked for, but for the status of each. */
export function boardQuery(search: URLSearchParams): Omit<ListQuery, 'status'> {
  const { status: _, sort: __, ...query } = addressQuery(search);
  return query;
}

/** The leads of a board: a list for each status, and all that were loaded by the status that they have now. */
export function useBoard(query: Omit<ListQuery, 'status'>) {
  const fresh = useLeads({ ...query, status: 'new' });
  const inProgress = useLeads({ ...query, status: 'in_progress' });
  const pending = useLeads({ ...query, status: 'pending' });
  const delivered = useLeads({ ...query, status: 'delivered' });
  const lost = useLeads({ ...query, status: 'lost' });
  const told = useMemo(
    () => [fresh.data, inProgress.data, pending.data, delivered.data, lost.data],
    [fresh.data, inProgress.data, pending.data, delivered.data, lost.data],
  );
  const pages = useShown(told);
  const columns = useMemo(() => columnsOf((pages ?? []).flatMap((each) => leadsOf(each))), [pages]);
  const lists: Record<LeadStatus, typeof fresh> = {
    new: fresh,
    in_progress: inProgress,
    pending,
    delivered,
    lost,
  };
  return { columns, lists };
}
