import { api, type LeadEvent, leadEventSchema } from '@golghar/contracts';
import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '@/lib/api/query-client';
import { sessionKey } from '@/lib/api/session-key';
import { openSharedEvents } from '@/lib/api/shared-events';
import { leadKeys } from '../model/lead-keys';
import { refetchLoaded, refreshLeads } from './refresh-leads';
import { leadQuery } from './use-lead';

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
