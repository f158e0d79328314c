import type { NewSubmission } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { onPersonLeft } from '@/lib/session/session';
import { localStore } from '@/lib/storage';

/** The first field of the form. */
export const newLeadPhoneId = 'new-lead-phone';

const initial = { isOpen: false };

export const useNewLead = create(() => initial);

onPersonLeft(() => useNewLead.setState(initial));

/** Opens the form; keys typed before it is rendered go to its first field. */
export function openNewLead(): void {
  if (useNewLead.getState().isOpen) return;
  useNewLead.setState({ isOpen: true });
  bufferKeystrokes(() => document.activeElement?.id === newLeadPhoneId);
}

export const closeNewLead = (): void => useNewLead.setState({ isOpen: false });

/** Name of the form's draft. */
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

/** A lead entered here that the server has not saved yet. */
export type WaitingLead = {
  /** Idempotency key: the same for every attempt, so that the lead is never saved twice. */
  key: string;
  lead: NewSubmission;
  /** sending: the form waits for the response; refused: the server rejects it as it is. */
  state: 'sending' | 'waiting' | 'refused';
  problem?: string;
};

type State = { userId: string; leads: readonly WaitingLead[] };

/**
 * Leads being sent. They are stored in this browser for this person, across reloads and closed tabs, until the server has saved
 * them.
 */
export const useWaitingLeads = create<State>()(() => ({ userId: '', leads: [] }));

// They stay in storage for the person who entered them.
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

/** Based on storage instead of this tab's state, as other tabs also write to it. */
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

/** Loads a person's stored leads; those being sent when the page was closed are sent again. */
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
