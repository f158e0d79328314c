import { api, type LeadEvent, leadEventSchema, type Owner } from '@golghar/contracts';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { queryClient, sessionKey } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { openSharedEvents } from '@/lib/api/shared-events';
import { currentUser } from '@/lib/session/session';
import { refreshLeads } from './lead-queries';

/** Colleagues are not told about shorter visits. */
const settleMs = 1000;
const renewMs = 20_000;

/** A viewer who is silent for this long has left. */
const keptMs = 50_000;

type Viewer = Owner & { until: number };

const closed = { id: '', viewers: [] as readonly Viewer[], isTold: false };

/** The lead that is open here, the colleagues who also have it open, and whether they are told that it is. */
const useOpenLead = create<typeof closed>()(() => closed);

/** In a task of its own: the next lead is shown before that. Failures are ignored: the next renewal makes up for them. */
const tell = (id: string, isOpen: boolean): void =>
  void setTimeout(() =>
    request(api.tellViewing, { params: { id }, body: { isOpen } }).catch(() => undefined),
  );

/** Records a colleague's message; replies to newcomers so that they know who is here. */
function noteViewer({ id, by, name, isOpen }: Extract<LeadEvent, { kind: 'viewing' }>): void {
  const open = useOpenLead.getState();
  if (id !== open.id || by === currentUser()?.id) return;
  const others = open.viewers.filter((viewer) => viewer.id !== by);
  const until = Date.now() + keptMs;
  useOpenLead.setState({ viewers: isOpen ? [...others, { id: by, name, until }] : others });
  // Who has just opened it tells everybody soon.
  if (isOpen && open.isTold && others.length === open.viewers.length) tell(id, true);
}

/** Tells colleagues that a lead is open here while it is; returns who else has it open. */
export function useViewers(id: string): readonly Owner[] {
  useEffect(() => {
    useOpenLead.setState({ ...closed, id });
    const renew = () => {
      const now = Date.now();
      useOpenLead.setState(({ viewers }) => ({ viewers: viewers.filter(({ until }) => until > now) }));
      if (document.hidden) return;
      useOpenLead.setState({ isTold: true });
      tell(id, true);
    };
    const first = setTimeout(renew, settleMs);
    const timer = setInterval(renew, renewMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      if (useOpenLead.getState().isTold) tell(id, false);
    };
  }, [id]);
  return useOpenLead((open) => open.viewers);
}

export type Assignment = Extract<LeadEvent, { kind: 'assigned' }>;

/** Keeps every screen up to date with changes to leads elsewhere, and reports leads that were assigned to this person. */
export function useLiveLeads(onAssigned: (assignment: Assignment) => void): void {
  const tell = useEffectEvent(onAssigned);
  useEffect(
    () =>
      openSharedEvents(api.events.path, {
        onMessage: (text) => {
          const { data: event } = leadEventSchema.safeParse(JSON.parse(text));
          if (!event) return;
          if (event.kind === 'viewing') return noteViewer(event);
          refreshLeads(event.kind === 'lead' ? event.id : undefined);
          if (event.kind === 'assigned') tell(event);
        },
        onMissed: refreshLeads,
        // Refused: the session may have ended.
        onRefused: () => void queryClient.invalidateQueries({ queryKey: sessionKey }),
      }),
    [],
  );
}
