import { api, leadEventSchema } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionKey } from '@/lib/session-key';
import { openSharedEvents } from '@/lib/shared-events';
import { refreshSoon } from './refresh-leads';

/** Keeps every screen of the back office up to date with what happens to leads, here and elsewhere. */
export function useLiveLeads(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      openSharedEvents(api.events.path, {
        onMessage: (text) => {
          const event = leadEventSchema.safeParse(JSON.parse(text));
          if (event.success) refreshSoon(client, event.data.kind === 'lead' ? event.data.id : undefined);
        },
        onMissed: () => {
          refreshSoon(client);
          void client.invalidateQueries({ queryKey: [api.getSubmission.path] });
        },
        // Refused: perhaps the session has ended.
        onRefused: () => void client.invalidateQueries({ queryKey: sessionKey }),
      }),
    [client],
  );
}
