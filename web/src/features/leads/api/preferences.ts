import { api, defaultPreferences, type Preferences } from '@golghar/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';

const queryKey = [api.getPreferences.path];

/** How this person wants the back office, and what changes it: at once here, then on the server. */
export function usePreferences() {
  const client = useQueryClient();
  const { data = defaultPreferences } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(api.getPreferences, { signal }),
  });
  const { mutate } = useMutation({
    mutationFn: (preferences: Preferences) => request(api.setPreferences, { body: preferences }),
    networkMode: 'always',
    onMutate: (preferences) => client.setQueryData(queryKey, preferences),
    onError: () => {
      showToast({ title: 'That was not saved. Please try again.', kind: 'destructive' });
      return client.invalidateQueries({ queryKey });
    },
  });
  return { preferences: data, save: mutate };
}
