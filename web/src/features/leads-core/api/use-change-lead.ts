import { api, type LeadStatus, type Submission, statusLabels } from '@golghar/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
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
import { forgetFailedChange, openDialog, type ToastText, useInbox } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { inTurn } from './in-turn';
import { patchLead, shownLead } from './lead-cache';
import { type ChangeVariables, changeLeadKey, isLastChange } from './pending-changes';
import { refreshSoon } from './refresh-leads';
import { leadQuery } from './use-lead';

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

const send = (
  client: QueryClient,
  { lead: { id }, wanted, ownerNote, undoable, takesBack }: ChangeVariables,
): Promise<Submission | undefined> =>
  inTurn(id, async () => {
    if (takesBack?.hasFailed) return undefined;
    // The version of this moment: the change before this one, if any, has been answered by now.
    const version = shownLead(client, id)?.version;
    const { submission: lead } = await request(api.updateSubmission, {
      params: { id },
      body: {
        ...toUpdate(wanted),
        ...(ownerNote && { ownerNote }),
        ...(version !== undefined && { version }),
      },
    }).catch((error: unknown) => {
      // Known before the next in turn, which may be what takes this one back.
      if (undoable) failUndoable(undoable);
      throw error;
    });
    // Not in onSuccess, which comes after the next in turn has read the version.
    patchLead(client, id, { version: lead.version, updatedAt: lead.updatedAt });
    return lead;
  });

/** Shows what the lead has become and lets the person choose; nothing is overwritten silently. */
async function showConflict(client: QueryClient, id: string, wanted: LeadChange): Promise<void> {
  // As the server has it: what was wanted still counts as on its way.
  const { submission: lead } = await request(api.getSubmission, { params: { id } });
  patchLead(client, id, { ...currentValues(lead, wanted), version: lead.version });
  useInbox.setState({ conflict: { lead, wanted, from: document.activeElement as HTMLElement | null } });
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
  const mutation = useMutation({
    mutationKey: changeLeadKey,
    mutationFn: (variables: ChangeVariables) => send(client, variables),
    onMutate: ({ lead: { id }, wanted }) => {
      const before = shownLead(client, id);
      forgetFailedChange(id);
      useInbox.setState(({ pinnedIds }) => ({ pinnedIds: new Set([...pinnedIds, id]) }));
      patchLead(client, id, wanted);
      return before;
    },
    onSuccess: (_, { toast, undoable, onAnswer }) => {
      onAnswer?.();
      if (toast && undoable) offerUndo(undoable, toast);
      else if (toast) showToast(toast);
    },
    onError: (error, { undoable, takesBack: _, onAnswer, ...failed }, before) => {
      const { lead, wanted } = failed;
      const { id } = lead;
      if (before) patchLead(client, id, currentValues(before, wanted));
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
    onSettled: (_, __, { lead: { id } }) => {
      if (isLastChange(client, id)) refreshSoon(client, id);
    },
  });
  const { mutate } = mutation;
  const change = useCallback(
    (variables: ChangeVariables): void => {
      const { lead, wanted, toast, takesBack } = variables;
      if (!toast || takesBack) {
        mutate(variables);
        return;
      }
      const back = currentValues(shownLead(client, lead.id) ?? lead, wanted);
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
      if (status === (shownLead(client, lead.id)?.status ?? lead.status)) return;
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
