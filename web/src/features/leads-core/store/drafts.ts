import { drafts } from '@/lib/session/session';
import { useInbox } from './inbox';

const nameOf = (leadId: string) => `note:${leadId}`;

export const readDraft = (leadId: string): string =>
  useInbox.getState().drafts[leadId] ?? drafts.read(nameOf(leadId));

/** The note that was begun on a lead: it outlives a reload and an expired session, for the same person. */
export const useDraft = (leadId: string): string =>
  useInbox((state) => state.drafts[leadId] ?? drafts.read(nameOf(leadId)));

export function writeDraft(leadId: string, text: string): void {
  drafts.write(nameOf(leadId), text);
  useInbox.setState((state) => ({ drafts: { ...state.drafts, [leadId]: text } }));
}

/** The same for what begins with words of its own: undefined until they were changed, also if all were deleted. */
export const useChangedDraft = (leadId: string): string | undefined =>
  useInbox((state) => state.drafts[leadId] ?? (drafts.read(nameOf(leadId)) || undefined));

/** Begins anew: what was written is sent. */
export function dropDraft(leadId: string): void {
  drafts.write(nameOf(leadId), '');
  useInbox.setState(({ drafts: { [leadId]: _, ...others } }) => ({ drafts: others }));
}
