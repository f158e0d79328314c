import { api, defaultPreferences, type Preferences, type PreferencesUpdate } from '@golghar/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';

const queryKey = [api.getPreferences.path];

/** How this person wants the back office, and what changes it: at once here, then on the server. */
export function usePreferences() {
  const client = useQueryClient();
  const { data = defaultPreferences } = useQuery<Preferences>({ queryKey });
  const { mutate } = useMutation({
    mutationFn: (changes: PreferencesUpdate) => request(api.updatePreferences, { body: changes }),
    networkMode: 'always',
    onError: () => {
      showToast({ title: 'That was not saved. Please try again.', kind: 'destructive' });
      return client.invalidateQueries({ queryKey });
    },
  });
  const save: typeof mutate = (changes, options) => {
    // Before anything else: a switch would spring back until it is told.
    client.setQueryData<Preferences>(queryKey, (before = defaultPreferences) => ({ ...before, ...changes }));
    mutate(changes, options);
  };
  return { preferences: data, save };
}
