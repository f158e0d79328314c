import { api, type SessionUser } from '@golghar/contracts';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { sessionKey } from '@/lib/api/session-key';
import { endSession, setTabOwner } from '@/lib/session/session';

export const useLogOut = () => useMutation({ mutationFn: () => request(api.logOut), onSuccess: endSession });

/** Asks who is signed in; a 401 is no error but nobody. */
const checkSession = async (signal: AbortSignal): Promise<SessionUser | null> => {
  try {
    const { user } = await request(api.checkSession, { signal });
    setTabOwner(user);
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => checkSession(signal),
  networkMode: 'always',
});

export const useSession = () => useQuery(sessionQuery);

/**
 * For the `clientLoader` of a screen: begins to read what it shows, as soon as it is known that somebody is signed in. Nothing
 * waits for the answers but the screen, which tells what fails.
 */
export function readForStaff(
  read: (client: QueryClient, user: SessionUser) => readonly Promise<unknown>[],
): null {
  const begin = async () => {
    const user = await queryClient.ensureQueryData(sessionQuery);
    if (user && !user.mustChangePassword) await Promise.allSettled(read(queryClient, user));
  };
  begin().catch(() => undefined);
  return null;
}
