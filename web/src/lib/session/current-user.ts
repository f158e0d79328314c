import { api, type SessionUser } from '@golghar/contracts';
import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { useOperation } from '../api/operations';
import { queryClient, sessionKey } from '../api/query-client';
import { request } from '../api/request';
import { endSession, setTabOwner } from './session';

export const useLogOut = () => useOperation(api.logOut, { onSuccess: endSession, failed: 'Still signed in' });

const sessionQuery = queryOptions({
  queryKey: sessionKey,
  /** The signed-in person; a 401 means nobody and is no error. */
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    try {
      const { user } = await request(api.checkSession, { signal });
      setTabOwner(user);
      return user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  networkMode: 'always',
});

/** Who is signed in: nobody while that is being checked, too. Also for layouts, around the client's provider. */
export function useSession() {
  const { data, isPending } = useQuery(sessionQuery, queryClient);
  return { user: data ?? undefined, isPending };
}

type Query = { queryKey: QueryKey };

/** For a `clientLoader`: starts the screen's queries once somebody is signed in. The screen waits for them, not navigation. */
export function readForStaff(...queries: readonly Query[]): null {
  const begin = async () => {
    const user = await queryClient.ensureQueryData(sessionQuery);
    if (!user || user.mustChangePassword) return;
    for (const query of queries)
      if ('initialPageParam' in query) void queryClient.prefetchInfiniteQuery(query);
      else void queryClient.prefetchQuery(query);
  };
  begin().catch(() => undefined);
  return null;
}
