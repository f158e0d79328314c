import type { CallOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@golghar/contracts';
import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  useMutation,
} from '@tanstack/react-query';
import type { Report } from './query-client';
import { call } from './request';

type Reading<E extends Endpoint> = Omit<UseQueryOptions<ResponseOf<E>>, 'queryKey' | 'queryFn' | 'select'> & {
  query?: QueryOf<E>;
};

/** Calls an operation and caches the response by its path and query. */
export const operationQuery = <E extends Endpoint>(endpoint: E, { query, ...options }: Reading<E> = {}) =>
  queryOptions<ResponseOf<E>>({ ...options, queryKey: query ? [endpoint.path, query] : [endpoint.path] });

/** The keys of all cached queries. */
export const everything: readonly QueryKey[] = [[]];

/** For data that may be stale, and is therefore refetched whenever it is shown. */
export const asked = { networkMode: 'always', staleTime: 0 } as const;

/** Calls an operation that returns pages, of the size that the server chooses; each tells where the next one begins. */
export const operationPages = <E extends Endpoint>(
  endpoint: E,
  { params, query }: { params?: ParamsOf<E> & object; query?: Partial<QueryOf<E>> } = {},
) =>
  infiniteQueryOptions({
    queryKey: [endpoint.path, 'pages', params, query],
    queryFn: ({ pageParam, signal }) =>
      call<E>(endpoint, { params, query: Object.assign({}, query, pageParam), signal }),
    initialPageParam: {} as object,
    getNextPageParam(page: unknown) {
      const { next, nextCursor } = page as { next?: unknown; nextCursor?: unknown };
      if (next) return { before: next };
      return nextCursor ? { cursor: nextCursor } : undefined;
    },
  });

/** Without `failed` the caller reports an error. */
export type Outcome<E extends Endpoint> = Report<ResponseOf<E>, CallOf<E>> & {
  onSuccess?: (answer: ResponseOf<E>) => void;
  onSettled?: () => void;
};

/** An operation that changes something: `mutate` accepts the operation's input. */
export const useOperation = <E extends Endpoint>(
  endpoint: E,
  { about, done, failed, refreshes, ...callbacks }: Outcome<E> = {},
) =>
  useMutation({
    mutationFn: (input: CallOf<E>) => call<E>(endpoint, input),
    meta: { about, done, failed, refreshes },
    ...callbacks,
  });
