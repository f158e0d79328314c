import { api, defaultPreferences, type Preferences, type RequestOf } from '@golghar/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { useOptimisticData } from '@/lib/api/use-optimistic-data';
import { showToast } from '@/lib/toast-store';

const queryKey = [api.getPreferences.path];

export const preferencesQuery = queryOptions<Preferences>({ queryKey });
const mutationKey = ['save-preferences'];

/** Serialized, so that the server gets the latest choice last. */
const scope = { id: 'save-preferences' };

/** This person's settings for the back office, and a function that changes them optimistically. */
export function usePreferences() {
  const client = useQueryClient();
  const { data = defaultPreferences } = useQuery(preferencesQuery);
  const update = useOptimisticData<Preferences>(queryKey);
  const { mutate } = useMutation({
    mutationFn: (changes: RequestOf<typeof api.updatePreferences>) =>
      request(api.updatePreferences, { body: changes }),
    mutationKey,
    scope,
    onMutate: (changes) => void update((before = defaultPreferences) => ({ ...before, ...changes })),
    onSuccess: (saved) => {
      // Otherwise a later choice is in flight.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData<Preferences>(queryKey, saved);
    },
    onError: () => {
      showToast({ title: 'That was not saved. Please try again.', kind: 'destructive' });
      return client.invalidateQueries({ queryKey });
    },
  });
  return { preferences: data, save: mutate };
}
