import type { NewSubmission } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { useStored } from '@/lib/hooks/use-browser-state';
import { onPersonLeft, ownerId } from '@/lib/session/session';
import { localStore, readJson } from '@/lib/storage';

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

/** Leads being sent are stored in this browser, for the person who entered them, until the server has saved them. */
const storageKey = () => `waitingLeads:${ownerId()}`;

function parse(stored: string | null): WaitingLead[] {
  const leads = readJson(stored);
  return Array.isArray(leads) ? leads : [];
}

export const waitingLeads = (): WaitingLead[] => parse(localStore.get(storageKey()));

/** The same, kept up to date with what other tabs do. */
export const useWaitingLeads = (): WaitingLead[] => parse(useStored(localStore, storageKey()));

function change(work: (leads: WaitingLead[]) => WaitingLead[]): void {
  const leads = work(waitingLeads());
  if (leads.length > 0) localStore.set(storageKey(), JSON.stringify(leads));
  else localStore.remove(storageKey());
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

/** Those being sent when the page was closed are sent again. */
export const resumeWaiting = (): void =>
  change((leads) =>
    leads.map((waiting) => (waiting.state === 'sending' ? { ...waiting, state: 'waiting' } : waiting)),
  );
