import { api, type SessionUser } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { sessionKey } from '@/lib/api/session-key';
import { recognise } from '@/lib/session/session';

/** Asks who is signed in; a 401 is no error but nobody. */
const checkSession = async (signal: AbortSignal): Promise<SessionUser | null> => {
  try {
    const { user } = await request(api.checkSession, { signal });
    recognise(user);
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

export const useSession = () =>
  useQuery({ queryKey: sessionKey, queryFn: ({ signal }) => checkSession(signal), networkMode: 'always' });
