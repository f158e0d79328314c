import { api, type SubmissionDetail } from '@golghar/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { leadKeys } from '../model/lead-keys';
import { dropLeads, mergeLeads } from './lead-cache';

/** While an alert is on its way its state is asked for this often. */
const alertPollMs = 3000;

const waitsForAlert = (lead: SubmissionDetail | undefined): boolean =>
  lead?.alerts.some(({ state }) => state === 'queued') ?? false;

/** One lead with its notes, contacts, alerts and changes. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: leadKeys.detail(id),
    queryFn: async ({ signal }) => {
      try {
        return mergeLeads((await request(api.getSubmission, { params: { id }, signal })).submission);
      } catch (error) {
        const isGone = error instanceof ApiError && (error.status === 404 || error.code === 'deleted');
        if (isGone) dropLeads(new Set([id]));
        throw error;
      }
    },
    refetchInterval: ({ state }) => (waitsForAlert(state.data) ? alertPollMs : false),
  });

export const useLead = (id: string) => useQuery({ ...leadQuery(id), enabled: id !== '' });

/** Fetches leads before anybody asks for them. */
export function usePrefetch(ids: readonly (string | undefined)[]): void {
  const wanted = ids.filter(Boolean).join(' ');
  useEffect(() => {
    for (const id of wanted.split(' ').filter(Boolean)) void queryClient.prefetchQuery(leadQuery(id));
  }, [wanted]);
}
