import { api, type LeadStatus, type Submission, statusLabels } from '@golghar/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
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
import { outcomeQuestion } from '../model/outcome-reasons';
import { type FailedChange, forgetFailedChange, openDialog, type ToastText, useInbox } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo, type Undoable } from '../store/undo';
import { findLead, mergeLeads } from './lead-cache';
import { shownNow, useLeadMutation } from './lead-mutation';
import { leadQuery } from './use-lead';

/** A change of a lead; `ownerNote` is a line to another owner. */
type ChangeVariables = FailedChange & {
  /** What it is to be taken back by. */
  undoable?: Undoable | undefined;
  /** What it takes back: if nothing came of that there is nothing to do. */
  takesBack?: Undoable | undefined;
  /**
   * Called once it is saved, or somebody else was faster and the person was asked; otherwise with what went wrong: then it
   * says whether the person was told.
   */
  onAnswer?: (error?: unknown) => boolean;
};

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

async function send(
  client: QueryClient,
  { lead: { id }, wanted, ownerNote, undoable, takesBack }: ChangeVariables,
): Promise<void> {
  if (takesBack?.hasFailed) return;
  // The version of this moment: the change before this one, if any, has been answered by now.
  const version = findLead(client, id)?.version;
  const body = { ...toUpdate(wanted), ...(ownerNote && { ownerNote }), ...(version && { version }) };
  try {
    mergeLeads(client, (await request(api.updateSubmission, { params: { id }, body })).submission);
  } catch (error) {
    // Known before the next in turn, which may be what takes this one back.
    if (undoable) failUndoable(undoable);
    throw error;
  }
}

/** Shows what the lead has become and lets the person choose; nothing is overwritten silently. */
async function showConflict(client: QueryClient, id: string, wanted: LeadChange): Promise<void> {
  const { submission: lead } = await request(api.getSubmission, { params: { id } });
  mergeLeads(client, lead);
  useInbox.setState({ conflict: { lead, wanted } });
}

/** What the server says is wrong with a field, such as a colleague who has left. */
const detailOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.wire?.fields ?? {})[0] : undefined;

/**
 * Changes a lead at once on the screen and then on the server, one change of a lead after the other. If it fails the
 * screen shows again what was there before; if somebody else was faster the person is asked.
 */
export function useChangeLead() {
  const client = useQueryClient();
  const { mutate } = useLeadMutation<ChangeVariables, void, void>(({ lead }) => lead.id, {
    preview: (shown, { lead, wanted }) => (shown.id === lead.id ? { ...shown, ...wanted } : shown),
    mutationFn: (variables) => send(client, variables),
    onMutate: ({ lead: { id } }) => {
      forgetFailedChange(id);
      useInbox.setState(({ pinnedIds }) => ({ pinnedIds: new Set([...pinnedIds, id]) }));
    },
    onSuccess: (_, { toast, undoable, onAnswer }) => {
      onAnswer?.();
      if (toast && undoable) offerUndo(undoable, toast);
      else if (toast) showToast(toast);
    },
    onError: (error, { undoable, takesBack: _, onAnswer, ...failed }) => {
      const { lead, wanted } = failed;
      const { id } = lead;
      if (undoable?.isTakenBack) {
        onAnswer?.();
        return;
      }
      if (isConflict(error))
        return showConflict(client, id, wanted).then(
          () => onAnswer?.(),
          () => onAnswer?.(error),
        );
      if (onAnswer?.(error)) return;
      const title = `Failed to update ${subjectOfChange(wanted)}. Please try again.`;
      const text = detailOf(error);
      showToast({ about: lead.name, title, kind: 'destructive', ...(text && { text }) });
      useInbox.setState(({ failedChanges }) => ({ failedChanges: { ...failedChanges, [id]: failed } }));
    },
  });
  const change = useCallback(
    (variables: ChangeVariables): void => {
      const { lead, wanted, toast, takesBack } = variables;
      if (!toast || takesBack) {
        mutate(variables);
        return;
      }
      const back = currentValues(shownNow(client, lead), wanted);
      const undone = { about: `${lead.name}: ${describeChange(back)}`, title: 'Taken back' };
      const undoable = beginUndoable(() =>
        change({ lead, wanted: back, toast: undone, takesBack: undoable }),
      );
      mutate({ ...variables, undoable });
    },
    [client, mutate],
  );
  return { client, change };
}

/** Says what a lead may bring, and why it was won or lost. */
export const prospectsToast = ({ name }: Submission, wanted: LeadChange) => ({
  about: `${name}: ${describeChange(wanted)}`,
  title: 'Saved',
});

/** The words of the specification, after the lead and what it is now. */
export const statusToast = ({ name }: Submission, status: LeadStatus): ToastText => ({
  about: `${name}: ${statusLabels[status]}`,
  title: 'Status updated',
  text: 'The lead status has been updated successfully',
});

/**
 * Sets the status of a lead; says so and offers to take it back. Where one moves on at once, and does not see what a
 * decided lead asks on its page, it may ask with it why the lead was won or lost.
 */
export function useSetStatus() {
  const { client, change } = useChangeLead();
  return useCallback(
    (lead: Submission, status: LeadStatus, { asksWhy = false } = {}) => {
      if (status === shownNow(client, lead).status) return;
      const question = asksWhy
        ? outcomeQuestion(lead, status, {
            reason: (outcomeReason) => {
              const wanted = { outcomeReason };
              change({ lead, wanted, toast: prospectsToast(lead, wanted) });
            },
            other: () => {
              // By now it may be in no list any more.
              void client.prefetchQuery(leadQuery(lead.id));
              openDialog('outcome', lead.id);
            },
          })
        : undefined;
      change({
        lead,
        wanted: { status },
        toast: { ...statusToast(lead, status), ...(question && { question }) },
      });
    },
    [client, change],
  );
}

/** Sets all the tags of a lead. */
export function useSetTags() {
  const { change } = useChangeLead();
  return useCallback((lead: Submission, tags: string[]) => change({ lead, wanted: { tags } }), [change]);
}
