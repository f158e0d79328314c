import { type AuditAction, api } from '@golghar/contracts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { request } from '@/lib/api/request';

export type AuditFilters = { actor?: string; action?: AuditAction };

/** What staff did, newest first, page by page. It is asked for anew each time: the log is never old. */
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [api.listAudit.path, filters],
    queryFn: ({ pageParam, signal }) =>
      request(api.listAudit, {
        query: { ...filters, limit: 50, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
