import { api, type LeadEvent, leadEventSchema } from '@golghar/contracts';
import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { sessionKey } from '@/lib/api/session-key';
import { openSharedEvents } from '@/lib/api/shared-events';
import { type ListQuery, leadKeys } from '../model/lead-keys';
import { type LeadPages, withFreshStart } from '../model/lead-order';
import { useInbox } from '../store/inbox';
import { mergeLeads } from './lead-cache';
import { leadQuery, pageSize } from './use-lead';
import { noteViewer } from './viewers';

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
  const { dashboard, reports, team, views, today, tags, deleted, quarantine, imports, people } = leadKeys;
  const others = [dashboard, reports, team, views, today, tags, deleted, quarantine, imports, people];
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

export type Assignment = Extract<LeadEvent, { kind: 'assigned' }>;

/** Asks for one lead: every list that shows it is told. */
async function fetchAgain(id: string): Promise<void> {
  // An answer that is still on its way may be older than what this is asked for.
  await queryClient.cancelQueries({ queryKey: leadKeys.detail(id) });
  await queryClient.prefetchQuery({ ...leadQuery(id), staleTime: 0 });
}

/**
 * Keeps every screen of the back office up to date with what happens to leads, here and elsewhere, and tells of leads
 * that somebody gave to whoever is signed in.
 */
export function useLiveLeads(onAssigned: (assignment: Assignment) => void): void {
  const tell = useEffectEvent(onAssigned);
  useEffect(
    () =>
      openSharedEvents(api.events.path, {
        onMessage: (text) => {
          const { data: event } = leadEventSchema.safeParse(JSON.parse(text));
          if (!event) return;
          if (event.kind === 'viewing') return noteViewer(event);
          refreshLeads();
          if (event.kind === 'lead') void fetchAgain(event.id);
          if (event.kind === 'assigned') tell(event);
        },
        onMissed: () => {
          refreshLeads();
          void refetchLoaded(leadKeys.details);
        },
        // Refused: perhaps the session has ended.
        onRefused: () => void queryClient.invalidateQueries({ queryKey: sessionKey }),
      }),
    [],
  );
}
