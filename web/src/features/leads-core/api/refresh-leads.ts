import { api } from '@golghar/contracts';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { type ListQuery, leadKeys } from '../model/lead-keys';
import { type LeadPages, withFreshStart } from '../model/lead-order';
import { useInbox } from '../store/inbox';
import { mergeLeads } from './lead-cache';
import { pageSize } from './use-leads';

/** What comes within this time is asked for together. */
const gatherMs = 150;

const key = ['refresh leads'];

/** Asks for the beginning of a list. */
async function refreshStart(queryKey: readonly unknown[]): Promise<void> {
  const query = { ...(queryKey[1] as ListQuery), limit: pageSize };
  const start = mergeLeads(await request(api.listSubmissions, { query }));
  queryClient.setQueryData<LeadPages>(
    queryKey,
    (pages) => pages && withFreshStart(pages, start, useInbox.getState().pinnedIds),
  );
}

/** Refetches the queries that have data; what could not be loaded is left to its own button for another try. */
export const refetchLoaded = (queryKey: readonly unknown[]): Promise<void> =>
  queryClient.invalidateQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });

/**
 * Asks for the beginning of each list that is shown, and for the figures. Pages further down stay as they are:
 * whoever has scrolled through a thousand leads must not wait for all of them.
 */
async function refresh(): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({ queryKey: leadKeys.lists, type: 'active' });
  const { dashboard, reports, views, today, tags, deleted, quarantine, imports, people } = leadKeys;
  const others = [dashboard, reports, views, today, tags, deleted, quarantine, imports, people];
  await Promise.allSettled([
    queryClient.invalidateQueries({ queryKey: leadKeys.lists, type: 'inactive', refetchType: 'none' }),
    ...others.map(refetchLoaded),
    ...shown.filter(({ state }) => state.data !== undefined).map(({ queryKey }) => refreshStart(queryKey)),
  ]);
}

/** After a change here or elsewhere: asks for the lead, the lists and the figures, once for all that happens together. */
export function refreshLeads(id?: string): void {
  if (id) void queryClient.invalidateQueries({ queryKey: leadKeys.detail(id) });
  void queryClient.fetchQuery({
    queryKey: key,
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      // One after the other: an answer that was overtaken would bring back what has gone since.
      const mutation = { mutationKey: key, scope: { id: 'refresh leads' }, mutationFn: refresh, gcTime: 0 };
      const isNextWaiting =
        queryClient.isMutating({ mutationKey: key, predicate: ({ state }) => state.isPaused }) > 0;
      if (!isNextWaiting) void queryClient.getMutationCache().build(queryClient, mutation).execute(undefined);
      return null;
    },
  });
}
