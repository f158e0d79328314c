import type { CallOf, Endpoint, QueryOf, ResponseOf } from '@golghar/contracts';
import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  useMutation,
} from '@tanstack/react-query';
import type { Told } from './query-client';
import { type AnyInput, call } from './request';

type Reading<E extends Endpoint> = Omit<UseQueryOptions<ResponseOf<E>>, 'queryKey' | 'queryFn' | 'select'> & {
  query?: QueryOf<E>;
};

/** Asks an operation, and keeps its answer under its path and query. */
export const operationQuery = <E extends Endpoint>(endpoint: E, { query, ...options }: Reading<E> = {}) =>
  queryOptions<ResponseOf<E>>({ ...options, queryKey: query ? [endpoint.path, query] : [endpoint.path] });

/** The keys of all that is kept. */
export const everything: readonly QueryKey[] = [[]];

/** For what may have changed since it was asked for, and is asked for whenever it is shown. */
export const asked = { networkMode: 'always', staleTime: 0 } as const;

/**
 * Asks an operation that answers page by page.
 * @param next of a page: what of the query asks for the one after it, if there is one
 */
export const operationPages = <E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  next: (page: ResponseOf<E>) => object | null | undefined | '',
) => {
  const { params, query }: AnyInput = input;
  return infiniteQueryOptions({
    queryKey: [endpoint.path, 'pages', params, query],
    queryFn: ({ pageParam, signal }) =>
      call<E>(endpoint, { params, query: Object.assign({}, query, pageParam), signal }),
    initialPageParam: {} as object,
    getNextPageParam: (page: ResponseOf<E>) => next(page) || undefined,
  });
};

type Outcome<E extends Endpoint> = {
  /** Who or what it is about, such as a lead by its name: stands before what is said of it. */
  about?: string | undefined;
  /** What is said once it is done. */
  done?: Told | ((answer: ResponseOf<E>) => Told);
  /** Title of the message that it failed; without it the caller says so. */
  failed?: string;
  /** What has to be asked for again, whatever came of it. */
  refreshes?: readonly QueryKey[];
  onError?: (error: unknown) => void;
  onSettled?: () => void;
};

/** An operation that changes something: `mutate` takes what it is called with. */
export const useOperation = <E extends Endpoint>(
  endpoint: E,
  { onError, onSettled, ...meta }: Outcome<E> = {},
) =>
  useMutation({
    mutationFn: (input: CallOf<E>) => call<E>(endpoint, input),
    onError: (error) => onError?.(error),
    onSettled: () => onSettled?.(),
    meta,
  });
