import type { SubmissionDetail, SubmissionUpdate } from '@golghar/contracts';
import { useSyncExternalStore } from 'react';
import { onPersonLeft } from '@/lib/session';
import { oneValueStore } from './one-value-store';

/** A change that came too late: what the lead is now, and what was wanted. */
export type Conflict = {
  lead: SubmissionDetail;
  wanted: Pick<SubmissionUpdate, 'status' | 'tags'>;
  /** What had the focus when the answer came. */
  from: HTMLElement | null;
};

/** The one that waits for a decision. */
export const conflicts = oneValueStore<Conflict>();
onPersonLeft(() => conflicts.set(undefined));

export const useConflict = (): Conflict | undefined =>
  useSyncExternalStore(conflicts.subscribe, conflicts.get, conflicts.get);
