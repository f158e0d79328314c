import type { NewSubmission } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { onPersonLeft } from '@/lib/session/session';
import { localStore } from '@/lib/storage';

/** The first field of the form for a lead by hand. */
export const newLeadPhoneId = 'new-lead-phone';

const initial = { isOpen: false };

export const useNewLead = create(() => initial);

onPersonLeft(() => useNewLead.setState(initial));

/** Opens the form; what is typed before it is there is typed into its first field. */
export function openNewLead(): void {
  if (useNewLead.getState().isOpen) return;
  useNewLead.setState({ isOpen: true });
  bufferKeystrokes(() => document.activeElement?.id === newLeadPhoneId);
}

export const closeNewLead = (): void => useNewLead.setState({ isOpen: false });

/** What was begun and not saved is kept under this name. */
export const newLeadDraft = 'new-lead';

export const emptyNewLead = {
  phone: '',
  name: '',
  email: '',
  service: 'other',
  source: 'call',
  message: '',
  contacted: false,
} satisfies NewSubmission;

/** A lead that was written down here and that the server has not taken yet. */
export type WaitingLead = {
  /** The same at every attempt, so that one that did arrive is not stored twice. */
  key: string;
  lead: NewSubmission;
  /** sending: the form waits for the answer; refused: the server will not take it as it is. */
  state: 'sending' | 'waiting' | 'refused';
  problem?: string;
};

type State = { userId: string; leads: readonly WaitingLead[] };

/**
 * Leads on their way to the server. They are kept for this person in this browser, across reloads and closed tabs, until the
 * server has them.
 */
export const useWaitingLeads = create<State>()(() => ({ userId: '', leads: [] }));

// They stay in the browser, for whoever wrote them.
onPersonLeft(() => useWaitingLeads.setState({ userId: '', leads: [] }));

const storageKey = (userId: string) => `waitingLeads:${userId}`;

function read(userId: string): WaitingLead[] {
  try {
    const stored: unknown = JSON.parse(localStore.get(storageKey(userId)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** From what is stored, not from what this tab knows: others add to it, too. */
function change(work: (leads: WaitingLead[]) => WaitingLead[]): void {
  const { userId } = useWaitingLeads.getState();
  if (!userId) return;
  const leads = work(read(userId));
  if (leads.length > 0) localStore.set(storageKey(userId), JSON.stringify(leads));
  else localStore.remove(storageKey(userId));
  useWaitingLeads.setState({ leads });
}

export const addWaiting = (waiting: WaitingLead): void => change((leads) => [...leads, waiting]);

export const removeWaiting = (key: string): void =>
  change((leads) => leads.filter((waiting) => waiting.key !== key));

export const markWaiting = (key: string, state: WaitingLead['state'], problem?: string): void =>
  change((leads) =>
    leads.map((waiting) =>
      waiting.key === key ? { ...waiting, state, ...(problem !== undefined && { problem }) } : waiting,
    ),
  );

/** Reads what somebody left here; what was being sent when the page went away is sent again. */
export function openWaiting(userId: string): void {
  useWaitingLeads.setState({ userId });
  change((leads) =>
    leads.map((waiting) => (waiting.state === 'sending' ? { ...waiting, state: 'waiting' } : waiting)),
  );
}

export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const { userId } = useWaitingLeads.getState();
    if (userId && key === storageKey(userId)) useWaitingLeads.setState({ leads: read(userId) });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
