import { api } from '@golghar/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { useDebounced } from '@/lib/hooks/use-debounced';

type Search = { limit: number; minLength?: number };

/** The best matches while typing; results of the previous words are shown as stale until the new ones arrive. */
export function useLeadSearch(typed: string, { limit, minLength = 1 }: Search) {
  const q = useDebounced(typed, 100);
  const query = useQuery({
    // Not under the key of the lists, which are cached as pages.
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
