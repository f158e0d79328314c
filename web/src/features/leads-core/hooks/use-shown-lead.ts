import type { Submission } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { findLead } from '../api/lead-cache';
import { useShown } from '../api/lead-mutation';

/** The lead as any list or page knows it now, the latest of them. */
export function useShownLead(id: string): Submission | undefined {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  );
  const find = () => findLead(client, id);
  const known = useSyncExternalStore(subscribe, find, find);
  return useShown(known) ?? known;
}
