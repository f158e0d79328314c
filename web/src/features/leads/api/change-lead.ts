import { api, type LeadStatus, type Submission, type SubmissionUpdate } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api-error';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { conflicts } from '../model/conflicts';
import { patchLead, shownLead } from '../model/patch-leads';
import { pinnedLeads } from '../model/pinned-leads';
import { offerUndo } from '../model/undo';
import { refreshAfterChange } from './refresh-leads';
import { submissionQuery } from './use-submission';

type Change = Pick<SubmissionUpdate, 'status' | 'tags'>;

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

/**
 * Changes a lead at once on the screen and then on the server, one change of a lead after the other. If it fails
 * the screen shows again what was there before.
 * @throws ApiError conflict when somebody else changed the lead since the screen showed it
 */
export function sendChange(client: QueryClient, { id }: Submission, change: Change): Promise<Submission> {
  const before = shownLead(client, id);
  const mutation = client.getMutationCache().build(client, {
    scope: { id: `lead ${id}` },
    networkMode: 'always',
    mutationFn: async (body: Change) => {
      // The version of this moment: the change before this one, if any, has been answered by now.
      const version = shownLead(client, id)?.version;
      const { submission } = await request(api.updateSubmission, {
        params: { id },
        body: { ...body, ...(version !== undefined && { version }) },
      });
      return submission;
    },
    onSuccess: (submission: Submission) => patchLead(client, id, submission),
    onError: () => before && patchLead(client, id, { status: before.status, tags: before.tags }),
  });
  pinnedLeads.add(id);
  patchLead(client, id, change as Partial<Submission>);
  return mutation.execute(change);
}

/** Shows what the lead has become and lets the person choose; nothing is overwritten silently. */
async function askAboutConflict(client: QueryClient, id: string, wanted: Change): Promise<void> {
  const lead = await client.fetchQuery({ ...submissionQuery(id), staleTime: 0 });
  patchLead(client, id, { status: lead.status, tags: lead.tags, version: lead.version });
  conflicts.set({ lead, wanted, from: document.activeElement as HTMLElement | null });
}

/** Sets a lead's status; says so, offers to take it back, and asks when somebody else was faster. */
export async function setStatus(client: QueryClient, lead: Submission, status: LeadStatus): Promise<void> {
  const before = shownLead(client, lead.id)?.status ?? lead.status;
  if (status === before) return;
  try {
    await sendChange(client, lead, { status });
    offerUndo('Status updated', 'The lead status has been updated successfully', () => {
      void setStatus(client, lead, before);
    });
  } catch (error) {
    if (isConflict(error)) await askAboutConflict(client, lead.id, { status }).catch(() => undefined);
    else showToast({ title: 'Failed to update status. Please try again.', kind: 'destructive' });
  }
  await refreshAfterChange(client, lead.id);
}

/** Sets all the tags of a lead. */
export async function setTags(client: QueryClient, lead: Submission, tags: string[]): Promise<void> {
  try {
    await sendChange(client, lead, { tags });
  } catch (error) {
    if (isConflict(error)) await askAboutConflict(client, lead.id, { tags }).catch(() => undefined);
    else showToast({ title: 'Failed to update the tags. Please try again.', kind: 'destructive' });
  }
  await refreshAfterChange(client, lead.id);
}
