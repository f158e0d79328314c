import { api, defaultPreferences, type Preferences, type RequestOf } from '@golghar/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';

const queryKey = [api.getPreferences.path];

export const preferencesQuery = queryOptions<Preferences>({ queryKey });
const mutationKey = ['save-preferences'];

/** One after the other: of two answers the server must have the later one last. */
const scope = { id: 'save-preferences' };

/** How this person wants the back office, and what changes it: at once here, then on the server. */
export function usePreferences() {
  const client = useQueryClient();
  const { data = defaultPreferences } = useQuery(preferencesQuery);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const { mutate } = useMutation({
    mutationFn: (changes: RequestOf<typeof api.updatePreferences>) =>
      request(api.updatePreferences, { body: changes }),
    mutationKey,
    scope,
    onMutate: (changes) => {
      // An answer that is still on its way is older than what was chosen now.
      void client.cancelQueries({ queryKey }, { revert: false, silent: true });
      client.setQueryData<Preferences>(queryKey, (before = defaultPreferences) => ({
        ...before,
        ...changes,
      }));
      // The query tells of it only after the press is over, and a switch would have sprung back by then.
      drawAgain();
    },
    onSuccess: (saved) => {
      // What was chosen since is on its way.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData<Preferences>(queryKey, saved);
    },
    onError: () => {
      showToast({ title: 'That was not saved. Please try again.', kind: 'destructive' });
      return client.invalidateQueries({ queryKey });
    },
  });
  return { preferences: data, save: mutate };
}
