import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { readQueryKey } from './default-query';
import { sessionKey } from './session-key';

/** A session can end at any moment: whoever notices makes the back office ask to sign in again. */
function noticeEndOfSession(error: unknown): void {
  // Some queries wrap what they were told in a sentence of their own.
  const answer = error instanceof Error && error.cause ? error.cause : error;
  if (!(answer instanceof ApiError)) return;
  if (answer.code === 'not_signed_in') queryClient.setQueryData(sessionKey, null);
  if (answer.code === 'password_change_required')
    void queryClient.invalidateQueries({ queryKey: sessionKey });
}

/** What was read stays good until something changes it; nothing is asked twice behind the visitor's back. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession }),
  defaultOptions: {
    queries: {
      queryFn: readQueryKey,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    // Offline a change must fail at once and say so, not wait in silence.
    mutations: { retry: false, networkMode: 'always' },
  },
});
