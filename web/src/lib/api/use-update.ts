import type { Endpoint, RequestOf, ResponseOf } from '@golghar/contracts';
import { type MutationMeta, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { call } from './request';

/**
 * An operation that changes some fields of what a query has cached, and answers with all: shown at once, and sent one after the
 * other, so that the server gets the latest choice last.
 * @param usual shown while the query has no data
 */
export function useUpdate<E extends Endpoint>(
  endpoint: E,
  queryKey: QueryKey,
  meta: MutationMeta,
  usual?: ResponseOf<E>,
) {
  const client = useQueryClient();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const mutationKey = [endpoint.method, endpoint.path];
  const set = (data: ResponseOf<E> | undefined) => client.setQueryData<ResponseOf<E>>(queryKey, data);
  return useMutation({
    mutationFn: (body: RequestOf<E>) => call<E>(endpoint, { body }),
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    onMutate: (body) => {
      // A response in flight is older than this choice.
      void client.cancelQueries({ queryKey }, { revert: false, silent: true });
      const before = client.getQueryData<ResponseOf<E>>(queryKey) ?? usual;
      set(before && Object.assign({}, before, body));
      // The query notifies only after the event, when the choice would already have sprung back.
      drawAgain();
      return before;
    },
    onSuccess: (saved) => {
      // Otherwise a later choice is in flight.
      if (client.isMutating({ mutationKey }) === 1) set(saved);
    },
    onError: (_, __, before) => {
      set(before);
      return client.invalidateQueries({ queryKey });
    },
    meta,
  });
}
