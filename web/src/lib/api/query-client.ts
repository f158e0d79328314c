import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { readQueryKey } from './default-query';
import { failureText } from './failure-text';
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

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Title of the message that it failed; without "Please try again." the text below says why. */
      failed?: string | undefined;
      /** What has to be asked for again, whatever came of it. */
      refreshes?: readonly QueryKey[];
      [other: string]: unknown;
    };
  }
}

type Failure = { title: string; text?: string };

let tell: (failure: Failure) => void = () => undefined;

/** Has failures told; for the frame of the back office. */
export const tellFailures = (by: typeof tell): void => {
  tell = by;
};

/** What was read stays good until something changes it; nothing is asked twice behind the visitor's back. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({
    onError: (error, _, __, { meta }) => {
      noticeEndOfSession(error);
      if (!meta?.failed) return;
      const title = meta.failed;
      tell(title.endsWith('try again.') ? { title } : { title, text: failureText(error) });
    },
    onSettled: (_, __, ___, ____, { meta }) =>
      Promise.all((meta?.refreshes ?? []).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  }),
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
