import { api, type LeadEvent, leadEventSchema } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionKey } from '@/lib/api/session-key';
import { openSharedEvents } from '@/lib/api/shared-events';
import { leadKeys } from '../model/lead-keys';
import { refetchLoaded, refreshSoon } from './refresh-leads';
import { showNewest } from './show-newest';

export type Assignment = Extract<LeadEvent, { kind: 'assigned' }>;

/**
 * Keeps every screen of the back office up to date with what happens to leads, here and elsewhere, and tells of leads
 * that somebody gave to whoever is signed in.
 */
export function useLiveLeads(onAssigned: (assignment: Assignment) => void): void {
  const client = useQueryClient();
  const tell = useRef(onAssigned);
  tell.current = onAssigned;
  useEffect(() => showNewest(client), [client]);
  useEffect(
    () =>
      openSharedEvents(api.events.path, {
        onMessage: (text) => {
          const { data: event } = leadEventSchema.safeParse(JSON.parse(text));
          if (!event) return;
          refreshSoon(client, event.kind === 'lead' ? event.id : undefined);
          if (event.kind === 'assigned') tell.current(event);
        },
        onMissed: () => {
          refreshSoon(client);
          void refetchLoaded(client, leadKeys.details);
        },
        // Refused: perhaps the session has ended.
        onRefused: () => void client.invalidateQueries({ queryKey: sessionKey }),
      }),
    [client],
  );
}
