import { create } from 'zustand';
import { drafts, onPersonLeft } from '@/lib/session/session';

/** Notes that were begun or changed here, by lead. */
const useDrafts = create<Readonly<Record<string, string>>>()(() => ({}));

onPersonLeft(() => useDrafts.setState({}, true));

const nameOf = (leadId: string) => `note:${leadId}`;

export const readDraft = (leadId: string): string =>
  useDrafts.getState()[leadId] ?? drafts.read(nameOf(leadId));

/** The note that was begun on a lead: it outlives a reload and an expired session, for the same person. */
export const useDraft = (leadId: string): string =>
  useDrafts((state) => state[leadId] ?? drafts.read(nameOf(leadId)));

export function writeDraft(leadId: string, text: string): void {
  drafts.write(nameOf(leadId), text);
  useDrafts.setState({ [leadId]: text });
}

/** The same for what begins with words of its own: undefined until they were changed, also if all were deleted. */
export const useChangedDraft = (leadId: string): string | undefined =>
  useDrafts((state) => state[leadId] ?? (drafts.read(nameOf(leadId)) || undefined));

/** Begins anew: what was written is sent. */
export function dropDraft(leadId: string): void {
  drafts.write(nameOf(leadId), '');
  useDrafts.setState(({ [leadId]: _, ...others }) => others, true);
}
