import { api, type SubmissionDetail } from '@golghar/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { leadKeys } from '../model/lead-keys';
import { asNewest } from './pending-changes';

/** While an alert is on its way its state is asked for this often. */
const alertPollMs = 3000;

const waitsForAlert = (lead: SubmissionDetail | undefined): boolean =>
  lead?.alerts.some(({ state }) => state === 'queued') ?? false;

/** One lead with its notes, contacts, alerts and changes. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: leadKeys.detail(id),
    queryFn: async ({ client, signal }) =>
      asNewest(client, (await request(api.getSubmission, { params: { id }, signal })).submission),
    refetchInterval: ({ state }) => (waitsForAlert(state.data) ? alertPollMs : false),
  });

export const useLead = (id: string) => useQuery({ ...leadQuery(id), enabled: id !== '' });
