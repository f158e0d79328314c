import { api, type Submission } from '@golghar/contracts';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import {
  currentValues,
  describeChange,
  type LeadChange,
  subjectOfChange,
  toUpdate,
} from '../model/lead-change';
import { type FailedChange, forgetFailedChange, pinLeads, useInbox } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo, type Undoable } from '../store/undo';
import { mergeLeads } from './lead-cache';
import { runLeadMutation, shownNow } from './lead-mutation';

type Change = FailedChange & {
  /** What it takes back: if nothing came of that there is nothing to do. */
  takesBack?: Undoable | undefined;
};

async function send({ lead: { id }, wanted, ownerNote }: Change, version?: number): Promise<Submission> {
  const body = { ...toUpdate(wanted), ...(ownerNote && { ownerNote }), ...(version && { version }) };
  return mergeLeads((await request(api.updateSubmission, { params: { id }, body })).submission);
}

/** Shows what the lead has become and lets the person choose; nothing is overwritten silently. */
async function showConflict(id: string, wanted: LeadChange): Promise<void> {
  const lead = mergeLeads((await request(api.getSubmission, { params: { id } })).submission);
  useInbox.setState({ conflict: { lead, wanted } });
}

/** What takes a change back, to what the screen shows now. */
function undoableOf({ lead, wanted }: Change): Undoable {
  const now = shownNow(lead);
  const back = currentValues(now, wanted);
  const toast = { about: `${lead.name}: ${describeChange(back)}`, title: 'Taken back' };
  // Who works a lead of nobody may have become its owner by that.
  const all = now.owner ? back : { owner: null, ...back };
  const undoable = beginUndoable(() => changeLead({ lead, wanted: all, toast, takesBack: undoable }));
  return undoable;
}

/**
 * Changes a lead; ends once it is saved, or somebody else was faster and the person is asked.
 * @param words where it may wait for the connection
 * @throws what else went wrong; then the screen shows again what was there before
 */
export async function saveChange(change: Change, words?: string): Promise<void> {
  const { lead, wanted, toast, ask, takesBack } = change;
  const { id } = lead;
  const undoable = toast && !takesBack ? undoableOf(change) : undefined;
  forgetFailedChange(id);
  pinLeads([id]);
  let saved: Submission | undefined;
  try {
    saved = await runLeadMutation({
      leadId: id,
      preview: (shown) => (shown.id === id ? { ...shown, ...wanted } : shown),
      words,
      send: async (version) => {
        if (takesBack?.hasFailed) return;
        return send(change, version).catch((error: unknown) => {
          // Known before the next in turn, which may be what takes this one back.
          if (undoable) failUndoable(undoable);
          throw error;
        });
      },
    });
  } catch (error) {
    if (undoable?.isTakenBack) return;
    if (error instanceof ApiError && error.code === 'conflict') return showConflict(id, wanted);
    throw error;
  }
  const question = saved && ask?.(saved);
  if (toast && undoable) offerUndo(undoable, question ? { ...toast, question } : toast);
  else if (toast) showToast(toast);
}

/** Says that a change did not reach the server; where the lead stands it can be tried again. */
export function tellFailure({ takesBack: _, ...failed }: Change, error: unknown): void {
  const { lead, wanted } = failed;
  const title = `Failed to update ${subjectOfChange(wanted)}. Please try again.`;
  // What the server says is wrong with a field, such as a colleague who has left.
  const [text] = error instanceof ApiError ? Object.values(error.wire?.fields ?? {}) : [];
  showToast({ about: lead.name, title, kind: 'destructive', ...(text && { text }) });
  useInbox.setState(({ failedChanges }) => ({ failedChanges: { ...failedChanges, [lead.id]: failed } }));
}

/** Changes a lead, and tells what came of it. */
export const changeLead = (change: Change): void =>
  void saveChange(change, describeChange(change.wanted)).catch((error: unknown) =>
    tellFailure(change, error),
  );
