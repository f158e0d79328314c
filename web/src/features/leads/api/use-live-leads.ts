import { api, leadEventSchema } from '@golghar/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionKey } from '@/lib/session-key';
import { openSharedEvents } from '@/lib/shared-events';
import { refreshAfterChange, refreshLists } from './refresh-leads';

/** What comes within this time is asked for together (milliseconds). */
const pause = 150;

/** Collects what has happened and asks for it once. */
function makeRefresher(client: QueryClient) {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    const ids = [...changed];
    changed.clear();
    if (ids.length === 0) void refreshLists(client).catch(() => undefined);
    for (const id of ids) void refreshAfterChange(client, id);
  };
  return (id?: string) => {
    if (id) changed.add(id);
    if (timer === undefined) timer = setTimeout(run, pause);
  };
}

/** Keeps every screen of the back office up to date with what happens to leads, here and elsewhere. */
export function useLiveLeads(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = makeRefresher(client);
    return openSharedEvents(api.events.path, {
      onMessage: (text) => {
        const event = leadEventSchema.safeParse(JSON.parse(text));
        if (event.success) refresh(event.data.kind === 'lead' ? event.data.id : undefined);
      },
      onMissed: () => {
        refresh();
        void client.invalidateQueries({ queryKey: [api.getSubmission.path] });
      },
      // Refused: perhaps the session has ended.
      onRefused: () => void client.invalidateQueries({ queryKey: sessionKey }),
    });
  }, [client]);
}
