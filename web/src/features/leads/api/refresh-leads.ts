import { api, type Submission, type SubmissionFilter } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api-error';
import { request } from '@/lib/request';
import { leadKeys } from '../model/lead-keys';
import { type LeadPages, withFreshStart } from '../model/lead-order';
import { dropLead, patchLead } from '../model/patch-leads';
import { pinnedLeads } from '../model/pinned-leads';
import { submissionQuery } from './use-submission';
import { pageSize } from './use-submissions';

/**
 * Asks for the beginning of each list that is shown, and for the figures. Pages further down stay as they are:
 * whoever has scrolled through a thousand leads must not wait for all of them.
 */
export async function refreshLists(client: QueryClient): Promise<void> {
  const shown = client.getQueryCache().findAll({ queryKey: leadKeys.lists, type: 'active' });
  await Promise.all([
    client.invalidateQueries({ queryKey: leadKeys.lists, type: 'inactive', refetchType: 'none' }),
    client.invalidateQueries({ queryKey: leadKeys.dashboard }),
    client.invalidateQueries({ queryKey: leadKeys.reports }),
    ...shown.map(async ({ queryKey, state }) => {
      if (state.data === undefined) return client.refetchQueries({ queryKey });
      const query = { ...(queryKey[1] as SubmissionFilter), limit: pageSize };
      const fresh = await request(api.listSubmissions, { query });
      client.setQueryData<LeadPages>(queryKey, (pages) => pages && withFreshStart(pages, fresh, pinnedLeads));
    }),
  ]);
}

/** Asks for one lead and shows what it is now, or that it is gone. */
export async function refreshLead(client: QueryClient, id: string): Promise<void> {
  try {
    const {
      notes: _,
      alerts: __,
      statusChanges: ___,
      ...lead
    } = await client.fetchQuery({
      ...submissionQuery(id),
      staleTime: 0,
    });
    patchLead(client, id, lead satisfies Submission);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    dropLead(client, id);
  }
}

/** After a change here or elsewhere: the lead, the lists and the figures. */
export const refreshAfterChange = (client: QueryClient, id: string): Promise<unknown> =>
  Promise.allSettled([refreshLead(client, id), refreshLists(client)]);
