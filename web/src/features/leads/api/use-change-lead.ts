import { api, type LeadStatus, type Submission } from '@golghar/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '@/lib/api-error';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { useInbox } from '../store/inbox';
import { offerUndo } from '../store/undo';
import { inTurn } from './in-turn';
import { patchLead, shownLead } from './lead-cache';
import { type ChangeVariables, changeLeadKey, hasPendingChange, type LeadChange } from './pending-changes';
import { refreshSoon } from './refresh-leads';
import { submissionQuery } from './use-submission';

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

const send = (client: QueryClient, { lead: { id }, change }: ChangeVariables): Promise<Submission> =>
  inTurn(id, async () => {
    // The version of this moment: the change before this one, if any, has been answered by now.
    const version = shownLead(client, id)?.version;
    const { submission } = await request(api.updateSubmission, {
      params: { id },
      body: { ...change, ...(version !== undefined && { version }) },
    });
    patchLead(client, id, { version: submission.version, updatedAt: submission.updatedAt });
    return submission;
  });

/** Shows what the lead has become and lets the person choose; nothing is overwritten silently. */
async function showConflict(client: QueryClient, id: string, wanted: LeadChange): Promise<void> {
  const lead = await client.fetchQuery({ ...submissionQuery(id), staleTime: 0 });
  patchLead(client, id, { status: lead.status, tags: lead.tags, version: lead.version });
  useInbox.setState({ conflict: { lead, wanted, from: document.activeElement as HTMLElement | null } });
}

/**
 * Changes a lead at once on the screen and then on the server, one change of a lead after the other. If it fails the
 * screen shows again what was there before; if somebody else was faster the person is asked.
 */
function useChangeLead() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: changeLeadKey,
    networkMode: 'always',
    mutationFn: (variables: ChangeVariables) => send(client, variables),
    onMutate: ({ lead: { id }, change }) => {
      const before = shownLead(client, id);
      useInbox.setState(({ pinnedIds }) => ({ pinnedIds: new Set([...pinnedIds, id]) }));
      patchLead(client, id, change as Partial<Submission>);
      return before;
    },
    onSuccess: (_, { lead, change: { status } }, before) => {
      if (!status) return;
      offerUndo('Status updated', 'The lead status has been updated successfully', () =>
        change({ lead, change: { status: before?.status ?? lead.status } }),
      );
    },
    onError: (error, { lead: { id }, change: wanted }, before) => {
      if (before) patchLead(client, id, { status: before.status, tags: before.tags });
      if (isConflict(error)) return showConflict(client, id, wanted).catch(() => undefined);
      const what = wanted.status ? 'status' : 'the tags';
      showToast({ title: `Failed to update ${what}. Please try again.`, kind: 'destructive' });
    },
    onSettled: (_, __, { lead: { id } }) => {
      if (!hasPendingChange(client, id)) refreshSoon(client, id);
    },
  });
  const change: (variables: ChangeVariables) => void = mutation.mutate;
  return { client, change };
}

/** Sets the status of a lead; says so and offers to take it back. */
export function useSetStatus() {
  const { client, change } = useChangeLead();
  return useCallback(
    (lead: Submission, status: LeadStatus) => {
      if (status !== (shownLead(client, lead.id)?.status ?? lead.status))
        change({ lead, change: { status } });
    },
    [client, change],
  );
}

/** Sets all the tags of a lead. */
export function useSetTags() {
  const { change } = useChangeLead();
  return useCallback((lead: Submission, tags: string[]) => change({ lead, change: { tags } }), [change]);
}
