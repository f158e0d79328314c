import { api, defaultPreferences, type Preferences } from '@golghar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { useUpdate } from '@/lib/api/use-update';

const queryKey = [api.getPreferences.path];

export const preferencesQuery = queryOptions<Preferences>({ queryKey });

const outcome = { failed: 'That was not saved. Please try again.' };

/** This person's settings for the back office, and a function that changes some of them. */
export function usePreferences() {
  const { data, mutate } = useUpdate(api.updatePreferences, queryKey, outcome, defaultPreferences);
  return { preferences: data ?? defaultPreferences, save: mutate };
}
