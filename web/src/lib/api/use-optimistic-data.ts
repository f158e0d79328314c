import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';

/** Returns a function that changes cached data at once, before the server has answered, and returns what it was. */
export function useOptimisticData<Data>(queryKey: QueryKey) {
  const client = useQueryClient();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  return (change: (before: Data | undefined) => Data | undefined): Data | undefined => {
    // A response in flight is older than this choice.
    void client.cancelQueries({ queryKey }, { revert: false, silent: true });
    const before = client.getQueryData<Data>(queryKey);
    client.setQueryData<Data>(queryKey, change);
    // The query notifies only after the event, when the choice would already have sprung back.
    drawAgain();
    return before;
  };
}
