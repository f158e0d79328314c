import { api, type Endpoint } from '@golghar/contracts';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { showToast, type Toast } from '@/lib/toast-store';
import { ApiError, failureText } from './api-error';
import { call } from './request';

/** Query key of the current user; null if nobody is signed in. */
export const sessionKey = [api.checkSession.path] as const;

/** Reads what a query key names: a path, optionally followed by an object with the query parameters. */
function readQueryKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const [path, query] = queryKey as [Endpoint['path'], object?];
  return call({ method: 'GET', path }, { query, signal });
}

/** A session can end at any time: the first request to notice makes the back office ask to sign in again. */
function noticeEndOfSession(error: unknown): void {
  // Some queries wrap the error in one of their own.
  const answer = error instanceof Error && error.cause ? error.cause : error;
  if (!(answer instanceof ApiError)) return;
  if (answer.code === 'not_signed_in') queryClient.setQueryData(sessionKey, null);
  if (answer.code === 'password_change_required')
    void queryClient.invalidateQueries({ queryKey: sessionKey });
}

/** What is said of a change, and what it makes stale. */
export type Report<Answer = never, Input = never> = {
  /** Who or what it is about, such as a lead by its name: shown before the message. */
  about?: string | undefined;
  /** The message on success. */
  done?: Toast | ((answer: Answer, input: Input) => Toast) | undefined;
  /** Title of the error message; unless it ends with "try again." the text below gives the reason. */
  failed?: string | undefined;
  /** What to refetch, whether it succeeded or not. */
  refreshes?: readonly QueryKey[] | undefined;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Report & Record<string, unknown>;
  }
}

/** Cached data stays fresh until something changes it; nothing is refetched in the background. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({
    onError: (error, _, __, { meta }) => {
      noticeEndOfSession(error);
      if (!meta?.failed) return;
      const { failed: title, about } = meta;
      const text = title.endsWith('try again.') ? {} : { text: failureText(error) };
      showToast({ about, title, kind: 'destructive', ...text });
    },
    onSuccess: (answer, input, __, { meta: { done, about } = {} }) => {
      const told = typeof done === 'function' ? done(answer as never, input as never) : done;
      if (told) showToast({ about, ...told });
    },
    onSettled: (_, __, ___, ____, { meta }) =>
      Promise.all((meta?.refreshes ?? []).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  }),
  defaultOptions: {
    queries: {
      queryFn: readQueryKey,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: false,
    },
    // Offline, a change fails at once with a message; changes that can wait for the connection show that themselves.
    mutations: { retry: false, networkMode: 'always' },
  },
});
