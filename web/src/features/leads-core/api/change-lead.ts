import { api } from '@golghar/contracts';
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
import { findLead, mergeLeads } from './lead-cache';
import { runLeadMutation, shownNow } from './lead-mutation';

type Change = FailedChange & {
  /** What it takes back: if nothing came of that there is nothing to do. */
  takesBack?: Undoable | undefined;
};

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

async function send({ lead: { id }, wanted, ownerNote }: Change): Promise<void> {
  // The version of this moment: the change before this one, if any, has been answered by now.
  const version = findLead(id)?.version;
  const body = { ...toUpdate(wanted), ...(ownerNote && { ownerNote }), ...(version && { version }) };
  mergeLeads((await request(api.updateSubmission, { params: { id }, body })).submission);
}

/** Shows what the lead has become and lets the person choose; nothing is overwritten silently. */
async function showConflict(id: string, wanted: LeadChange): Promise<void> {
  const lead = mergeLeads((await request(api.getSubmission, { params: { id } })).submission);
  useInbox.setState({ conflict: { lead, wanted } });
}

/** What takes a change back, to what the screen shows now. */
function undoableOf({ lead, wanted }: Change): Undoable {
  const back = currentValues(shownNow(lead), wanted);
  const toast = { about: `${lead.name}: ${describeChange(back)}`, title: 'Taken back' };
  const undoable = beginUndoable(() => changeLead({ lead, wanted: back, toast, takesBack: undoable }));
  return undoable;
}

/**
 * Changes a lead; ends once it is saved, or somebody else was faster and the person is asked.
 * @throws what else went wrong; then the screen shows again what was there before
 */
export async function saveChange(change: Change): Promise<void> {
  const { lead, wanted, toast, takesBack } = change;
  const { id } = lead;
  const undoable = toast && !takesBack ? undoableOf(change) : undefined;
  forgetFailedChange(id);
  pinLeads([id]);
  try {
    await runLeadMutation({
      leadId: id,
      preview: (shown) => (shown.id === id ? { ...shown, ...wanted } : shown),
      send: async () => {
        if (takesBack?.hasFailed) return;
        await send(change).catch((error: unknown) => {
          // Known before the next in turn, which may be what takes this one back.
          if (undoable) failUndoable(undoable);
          throw error;
        });
      },
    });
  } catch (error) {
    if (undoable?.isTakenBack) return;
    if (isConflict(error)) return showConflict(id, wanted);
    throw error;
  }
  if (toast && undoable) offerUndo(undoable, toast);
  else if (toast) showToast(toast);
}

/** What the server says is wrong with a field, such as a colleague who has left. */
const detailOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.wire?.fields ?? {})[0] : undefined;

/** Says that a change did not reach the server; where the lead stands it can be tried again. */
export function tellFailure({ takesBack: _, ...failed }: Change, error: unknown): void {
  const { lead, wanted } = failed;
  const title = `Failed to update ${subjectOfChange(wanted)}. Please try again.`;
  const text = detailOf(error);
  showToast({ about: lead.name, title, kind: 'destructive', ...(text && { text }) });
  useInbox.setState(({ failedChanges }) => ({ failedChanges: { ...failedChanges, [lead.id]: failed } }));
}

/** Changes a lead, and tells what came of it. */
export const changeLead = (change: Change): void =>
  void saveChange(change).catch((error: unknown) => tellFailure(change, error));
