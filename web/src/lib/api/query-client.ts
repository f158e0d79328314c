import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError, failureText } from './api-error';
import { read } from './request';
import { sessionKey } from './session-key';

/** A read says by `meta: { on401: 'returnNull' }` that nobody being signed in is no error. */
export type ReadMeta = { on401?: 'throw' | 'returnNull' };

/**
 * Reads what a query key names: a path, and after it an object with the query of the address, if any.
 * @throws ApiError when the answer is not a success, 401 included unless the read's `meta` says otherwise
 */
export async function readQueryKey({ queryKey, meta, signal }: QueryFunctionContext): Promise<unknown> {
  const [path, query] = queryKey as [string, object?];
  try {
    return await read(path, query, signal);
  } catch (error) {
    const isNobody = error instanceof ApiError && error.status === 401;
    if (isNobody && (meta as ReadMeta | undefined)?.on401 === 'returnNull') return null;
    throw error;
  }
}

/** A session can end at any moment: whoever notices makes the back office ask to sign in again. */
function noticeEndOfSession(error: unknown): void {
  // Some queries wrap what they were told in a sentence of their own.
  const answer = error instanceof Error && error.cause ? error.cause : error;
  if (!(answer instanceof ApiError)) return;
  if (answer.code === 'not_signed_in') queryClient.setQueryData(sessionKey, null);
  if (answer.code === 'password_change_required')
    void queryClient.invalidateQueries({ queryKey: sessionKey });
}

/** What a person is told of a mutation. */
export type Told = {
  about?: string | undefined;
  title: string;
  text?: string;
  kind?: 'destructive';
  action?: { label: string; altText: string; run: () => void };
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What is told once it is done. */
      done?: Told | ((answer: never) => Told) | undefined;
      /** Title of the message that it failed; without "Please try again." the text below says why. */
      failed?: string | undefined;
      /** Who or what it is about. */
      about?: string | undefined;
      /** What has to be asked for again, whatever came of it. */
      refreshes?: readonly QueryKey[];
      [other: string]: unknown;
    };
  }
}

let tell: (told: Told) => void = () => undefined;

/** Sets how people are told what came of mutations: this module knows no toasts. */
export const tellOutcomes = (by: typeof tell): void => {
  tell = by;
};

/** What was read stays good until something changes it; nothing is asked twice behind the visitor's back. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({
    onError: (error, _, __, { meta }) => {
      noticeEndOfSession(error);
      if (!meta?.failed) return;
      const { failed: title, about } = meta;
      const text = title.endsWith('try again.') ? {} : { text: failureText(error) };
      tell({ about, title, kind: 'destructive', ...text });
    },
    onSuccess: (answer, _, __, { meta: { done, about } = {} }) => {
      if (done) tell({ about, ...(typeof done === 'function' ? done(answer as never) : done) });
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
    // Offline a change fails at once and says so: what may wait for the connection shows that.
    mutations: { retry: false, networkMode: 'always' },
  },
});
