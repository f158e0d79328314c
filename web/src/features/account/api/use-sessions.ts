import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';

export const sessionListKey = [api.listSessions.path] as const;

/** The browsers that one is signed in with; asked for whenever the page is opened. */
export const useSessions = () =>
  useQuery({
    queryKey: sessionListKey,
    queryFn: async ({ signal }) => (await request(api.listSessions, { signal })).sessions,
    networkMode: 'always',
    staleTime: 0,
  });
