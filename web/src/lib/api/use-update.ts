import type { Endpoint, RequestOf, ResponseOf } from '@golghar/contracts';
import {
  type MutationMeta,
  type QueryKey,
  useMutation,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useReducer } from 'react';
import { queryClient } from './query-client';
import { call } from './request';

/**
 * What a query reads, and `mutate` for an operation that changes some of its fields and answers with all. A choice is shown at
 * once, and they are sent one after the other, so that the server gets the latest one last.
 * @param usual shown while the query has no data
 */
export function useUpdate<E extends Endpoint>(
  endpoint: E,
  queryKey: QueryKey,
  meta: MutationMeta,
  usual?: ResponseOf<E>,
) {
  const { data: read = usual } = useQuery<ResponseOf<E>>({ queryKey });
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const mutationKey = [endpoint.method, endpoint.path];
  const choices = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Partial<ResponseOf<E>>,
  });
  const data: ResponseOf<E> | undefined =
    read && choices.length > 0 ? Object.assign({}, read, ...choices) : read;
  const { mutate, mutateAsync } = useMutation({
    mutationFn: (body: RequestOf<E>) => call<E>(endpoint, { body }),
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    // The state above is told only after the event, when the choice would already have sprung back.
    onMutate: drawAgain,
    onSuccess: async (saved) => {
      // A response in flight is older.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, saved);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
    meta,
  });
  return { data, mutate, mutateAsync };
}
