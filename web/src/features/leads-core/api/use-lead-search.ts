import { api } from '@golghar/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { useDebounced } from '@/lib/hooks/use-debounced';

type Search = { limit: number; minLength?: number; pauseMs?: number };

/** The best leads for some words, as they are typed; while those of earlier words stand in for them they are old. */
export function useLeadSearch(typed: string, { limit, minLength = 1, pauseMs = 100 }: Search) {
  const q = useDebounced(typed, pauseMs);
  const query = useQuery({
    // Not under the lists of leads: those are kept in pages.
    queryKey: ['leads found', { q, limit }],
    queryFn: async ({ signal }) =>
      (await request(api.listSubmissions, { query: { q, limit }, signal })).submissions,
    enabled: q.length >= minLength,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 10_000,
  });
  return { ...query, isOld: q !== typed || query.isPlaceholderData };
}
