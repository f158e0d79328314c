import { api, type DeletedSubmission } from '@golghar/contracts';
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { refreshLeads } from '../../leads-core/api/refresh-leads';
import { leadKeys } from '../../leads-core/model/lead-keys';

const pageSize = 50;

/** Leads that can still be restored, the latest deletion first. */
export const deletedLeadsQuery = infiniteQueryOptions({
  queryKey: leadKeys.deleted,
  queryFn: ({ pageParam, signal }) =>
    request(api.listDeleted, {
      query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** Erases a deleted lead for good. */
export const useEraseLead = () =>
  useMutation({
    mutationFn: ({ id }: DeletedSubmission) => request(api.eraseSubmission, { params: { id } }),
    onSuccess: (_, { name }) =>
      showToast({ about: name, title: 'Lead erased', text: 'It is gone for good, with its notes.' }),
    onError: (_, { name }) =>
      showToast({ about: name, title: 'The lead was not erased. Please try again.', kind: 'destructive' }),
    onSettled: () => refreshLeads(),
    meta: { refreshes: [leadKeys.deleted] },
  });
