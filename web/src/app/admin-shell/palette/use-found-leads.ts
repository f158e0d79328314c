import { api } from '@golghar/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { useDebounced } from '@/lib/hooks/use-debounced';

const limit = 6;
const pauseMs = 100;

/**
 * The best leads for what is typed, as it is typed. `isCurrent` is false while those of earlier words stand in for
 * them.
 */
export function useFoundLeads(text: string) {
  const typed = text.trim();
  const q = useDebounced(typed, pauseMs);
  const leads = useQuery({
    // Not under the lists of leads: those are kept in pages.
    queryKey: ['command palette', q],
    queryFn: async ({ signal }) =>
      (await request(api.listSubmissions, { query: { q, limit }, signal })).submissions,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 10_000,
  });
  return { ...leads, isCurrent: q === typed && !leads.isPlaceholderData };
}
