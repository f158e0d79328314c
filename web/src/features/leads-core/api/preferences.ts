import { api, defaultPreferences } from '@golghar/contracts';
import { operationQuery } from '@/lib/api/operations';
import { useUpdate } from '@/lib/api/use-update';

export const preferencesQuery = operationQuery(api.getPreferences);

const outcome = { failed: 'That was not saved. Please try again.' };

/** This person's settings for the back office, and a function that changes some of them. */
export function usePreferences() {
  const { queryKey } = preferencesQuery;
  const { data, mutate } = useUpdate(api.updatePreferences, queryKey, outcome, defaultPreferences);
  return { preferences: data ?? defaultPreferences, save: mutate };
}
